import { z } from 'zod';
import { timingFields } from '../timing-fields.ts';
import type { Kind } from './kind.ts';

/** JSON Schema, draft 2020-12, as plain data. */
export type JsonSchema = { [key: string]: unknown };

/**
 * What the files of a kind may say: titles and descriptions of all fields in Japanese, without defaults. Blocks and the like are `oneOf`,
 * each with the constant that tells it apart and a title. Of `markdown` it is the front matter.
 */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  const schema = toJson(kind.schema);
  if (kind.format === 'list') addTiming(at(schema, 'items'));
  else if ('folder' in kind) addTiming(schema);
  if (kind.items !== undefined) addTiming(at(schema, 'properties', kind.items, 'items'));
  return schema;
}

function toJson(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: simplify }) as JsonSchema;
}

function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  delete jsonSchema.default;
  listValues(jsonSchema);
  const { properties } = jsonSchema;
  // Declared only for what is said of it.
  for (const [name, property] of Object.entries((properties as Record<string, JsonSchema>) ?? {}))
    if ('not' in property) delete (properties as JsonSchema)[name];
}

/** Alternatives that are nothing but values are one list of values: `enum`, with the type that they have in common. */
function listValues(jsonSchema: JsonSchema): void {
  const options = (jsonSchema.anyOf ?? []) as JsonSchema[];
  const isValue = (option: JsonSchema) =>
    Object.keys(option).every((key) => key === 'const' || key === 'type');
  if (options.length === 0 || !options.every((option) => 'const' in option && isValue(option))) return;
  delete jsonSchema.anyOf;
  const [type, ...others] = new Set(options.map((option) => option.type));
  if (type !== undefined && others.length === 0) jsonSchema.type = type;
  jsonSchema.enum = options.map((option) => option.const);
}

function at(schema: JsonSchema, ...keys: string[]): JsonSchema {
  return keys.reduce((inner, key) => inner[key] as JsonSchema, schema);
}

/** When a record is shown stands beside what it says. */
function addTiming(schema: JsonSchema): void {
  const { properties } = toJson(timingFields);
  const options = (schema.oneOf ?? schema.anyOf ?? [schema]) as JsonSchema[];
  for (const option of options)
    if (option.properties) option.properties = { ...option.properties, ...(properties as object) };
}
