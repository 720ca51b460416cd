/** Every Markdown file of the project, as a CommonMark parser sees it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';

const top = path.join(import.meta.dirname, '../..');
const files = [
  ...readdirSync(top).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(top, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const read = (file: string) => readFileSync(path.join(top, file), 'utf8');
const markdown = new MarkdownIt();

/** The anchors that a forge makes of headings. */
function anchors(text: string): ReadonlySet<string> {
  const tokens = markdown.parse(text, {});
  return new Set(
    tokens
      .filter((_, at) => tokens[at - 1]?.type === 'heading_open')
      .map(({ content }) =>
        content
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-'),
      ),
  );
}

describe.each(files)('%s', (file) => {
  const text = read(file);
  const tokens = markdown.parse(text, {});

  test('has fences that close where they seem to', () => {
    const opened = text.split('\n').filter((line) => /^\s*```/.test(line));
    expect(opened.length % 2).toBe(0);
    for (const line of opened.filter((_, at) => at % 2 === 1)) expect(line.trim()).toBe('```');
    expect(tokens.filter(({ type }) => type === 'fence')).toHaveLength(opened.length / 2);
  });

  test('has one title, and headings that skip no level', () => {
    const levels = tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => Number(tag.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => {
      if (at > 0) expect(level).toBeLessThanOrEqual(levels[at - 1]! + 1);
    });
  });

  test('links to what is there', () => {
    const links = tokens
      .flatMap(({ children }) => children ?? [])
      .filter(({ type }) => type === 'link_open')
      .map((token) => String(token.attrGet('href') ?? ''))
      .filter((href) => !/^[a-z]+:/.test(href));
    for (const link of links) {
      const [name = '', anchor] = decodeURI(link).split('#');
      const target = name === '' ? file : path.join(path.dirname(file), name);
      const body = read(target);
      if (anchor !== undefined) expect([...anchors(body)], link).toContain(anchor);
    }
  });
});

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (file) => {
  test('names files and folders that are there', () => {
    const named = [...read(file).matchAll(/`((?:[a-z-]+\/)+[^`\s]*)`/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !/[<>]/.test(name));
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) {
      const pattern = new RegExp(`^${path.basename(name).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
      const found = [top, path.join(top, 'src')]
        .map((folder) => path.join(folder, path.dirname(name)))
        .filter((folder) => existsSync(folder) && readdirSync(folder).some((entry) => pattern.test(entry)));
      expect(found, name).not.toEqual([]);
    }
  });
});
