/** The JSON Schemas that the package carries, by file name: made by the build, from the very schemas that read the files. */
import { z } from 'zod';
import { countSchema } from '../count/count-schema.ts';
import { dealSchema } from '../deal/deal-schema.ts';
import { rulesetJsonSchema } from '../ruleset/jsonschema.ts';

/** Schemas of the files that programs exchange, and of ruleset files for editors. */
export function schemas(): Readonly<Record<string, object>> {
  return {
    'deal.schema.json': { title: 'A deal of Ninelives', ...z.toJSONSchema(dealSchema) },
    'count.schema.json': { title: 'A count of Ninelives', ...z.toJSONSchema(countSchema) },
    'ruleset.schema.json': rulesetJsonSchema(),
  };
}
