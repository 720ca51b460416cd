/** The JSON Schema of ruleset files, so that editors complete and check them while they are written. */
import { z } from 'zod';
import { extendingFile, wholeFile } from './schema.ts';

/** Draft 7, which the YAML servers of editors know. It checks shapes; what names stand for, only the reader knows. */
export function rulesetJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(z.union([wholeFile, extendingFile]), {
    target: 'draft-7',
    io: 'input',
  });
  return {
    $schema,
    title: 'Ninelives ruleset',
    description: "One rulebook's dealing part: ninelives deals, counts and checks by it. See docs/writing-rulesets.md.",
    ...schema,
  };
}
