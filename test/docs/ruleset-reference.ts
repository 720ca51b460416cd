/** The reference part of `docs/writing-rulesets.md`, made from the JSON Schema of ruleset files, so that it cannot fall behind. */
import { rulesetJsonSchema } from '../../src/ruleset/schema.ts';

/** Markdown: a table for each kind of value that has keys, then what the named kinds of values are. */
export function rulesetReference(): string {
  const root = asSchema(rulesetJsonSchema());
  const definitions = root.definitions ?? {};
  const [whole, extending] = root.anyOf ?? [];
  if (whole === undefined || extending === undefined) throw new Error('the schema is no choice of two kinds of files');
  const writer = new Writer(definitions);
  writer.section('A ruleset file', whole);
  const only: Schema = {
    ...extending,
    properties: Object.fromEntries(
      Object.entries(extending.properties ?? {}).filter(([key]) => key === 'extends' || key === 'drop'),
    ),
  };
  writer.section('A file that extends another: also', only);
  writer.named();
  return writer.text();
}

/** As much of a JSON Schema as ours uses. */
interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** It is built by zod from our own schema, and checked against the shipped files by a test. */
function asSchema(json: Readonly<Record<string, unknown>>): Schema {
  return json as Schema;
}

class Writer {
  private readonly parts: string[] = [];
  private readonly definitions: Readonly<Record<string, Schema>>;
  constructor(definitions: Readonly<Record<string, Schema>>) {
    this.definitions = definitions;
  }

  text(): string {
    return this.parts.join('\n');
  }

  /** A table of the keys, then a section for each key that has keys of its own. */
  section(title: string, schema: Schema, path = ''): void {
    const rows = Object.entries(schema.properties ?? {}).map(([key, value]) => {
      const must = schema.required?.includes(key) ? ' (must be there)' : '';
      return `| \`${key}\` | ${cellText(this.describe(value) + must)} | ${cellText(this.kind(value))} |`;
    });
    this.parts.push(`### ${title}`, '', '| key | what it is | value |', '|---|---|---|', ...rows, '');
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      for (const [suffix, inner] of this.withKeys(value)) {
        const at = `${path}${key}${suffix}`;
        this.section(`\`${at}\``, inner, `${at}.`);
      }
    }
  }

  /** What the named kinds of values are. */
  named(): void {
    const plainOnes = Object.entries(this.definitions).filter(([, schema]) => schema.properties === undefined);
    const rows = plainOnes.map(([name, schema]) => `| ${name} | ${cellText(schema.description ?? '')} |`);
    this.parts.push('### Kinds of values', '', '| kind | what it is |', '|---|---|', ...rows, '');
    for (const [name, schema] of Object.entries(this.definitions)) {
      if (schema.properties !== undefined && name !== 'presentation') {
        const about = schema.description === undefined ? [] : [`${schema.description}.`, ''];
        const before = this.parts.length;
        this.section(`A ${name}`, schema);
        this.parts.splice(before + 2, 0, ...about);
      }
    }
  }

  private describe(schema: Schema): string {
    if (schema.description !== undefined) return schema.description;
    if (schema.$ref !== undefined) return this.definition(schema)?.description ?? '';
    return schema.allOf?.map((one) => this.describe(one)).join('; ') ?? '';
  }

  private kind(schema: Schema): string {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) return name;
    if (schema.allOf?.[0] !== undefined) return this.kind(schema.allOf[0]);
    if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map((one) => this.kind(one)))].join(', or ');
    if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(' or ');
    switch (schema.type) {
      case 'array':
        return `list of ${schema.items === undefined ? 'anything' : this.kind(schema.items)}`;
      case 'object': {
        if (schema.properties !== undefined) return 'keys, below';
        const inner =
          typeof schema.additionalProperties === 'object' ? this.kind(schema.additionalProperties) : 'anything';
        return `map of ${inner}`;
      }
      case 'integer':
        return schema.minimum === undefined || schema.minimum < 0
          ? 'whole number'
          : `whole number from ${schema.minimum}`;
      case 'boolean':
        return '`true` or `false`';
      default:
        return schema.type === 'string' ? 'word' : (schema.type ?? 'anything');
    }
  }

  /** The parts of a value that have keys, with how to get there: `.*` an entry of a map, `[]` of a list. */
  private withKeys(schema: Schema): readonly (readonly [string, Schema])[] {
    if (schema.$ref !== undefined) {
      const target = this.definition(schema);
      return schema.$ref.endsWith('/presentation') && target !== undefined ? [['', target]] : [];
    }
    if (schema.properties !== undefined) return [['', schema]];
    if (schema.allOf !== undefined) return schema.allOf.flatMap((one) => this.withKeys(one));
    if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => this.withKeys(one));
    if (schema.items !== undefined) return this.withKeys(schema.items).map(([at, inner]) => [`[]${at}`, inner]);
    if (typeof schema.additionalProperties === 'object') {
      return this.withKeys(schema.additionalProperties).map(([at, inner]) => [`.*${at}`, inner]);
    }
    return [];
  }

  private definition(schema: Schema): Schema | undefined {
    return this.definitions[schema.$ref?.split('/').at(-1) ?? ''];
  }
}

function cellText(text: string): string {
  return text.replaceAll('|', '\\|');
}
