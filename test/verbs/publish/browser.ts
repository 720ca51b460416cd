/** A real Chromium for the tests of printable pages, where the machine has one. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium, or null. `CHROMIUM` names another one. */
export const chromiumPath = places.find((place) => place !== undefined && place !== '' && existsSync(place)) ?? null;

/** Why the browser tests do not run, for the name of a skipped test. */
export const noChromium = `no Chromium here (looked at $CHROMIUM and ${places.slice(1).join(', ')}): printed pages are not looked at`;

export interface Browser {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** A browser with an empty profile, that makes no connections of its own. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'ninelives-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    viewport: { width: 1000, height: 1300 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
