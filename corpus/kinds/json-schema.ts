import { z } from 'zod';
import type { Kind } from '../../records/kind.ts';
import { timingFields } from '../timing-fields.ts';
import { namesOfValues } from './value-names.ts';

/** JSON Schema, draft 2020-12, as plain data. */
export type JsonSchema = { [key: string]: unknown };

/**
 * JSON Schema of the files of a kind, with Japanese titles and descriptions of all fields, without defaults. Variants
 * such as blocks are `oneOf`, each with a title and its discriminating constant. For `markdown` it describes the front
 * matter.
 */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  const schema = toJson(kind.schema);
  offerShortForms(schema, schema);
  if (nameAnyValue(schema)) schema.$defs = { ...(schema.$defs as object | undefined), anyValue: ANY_VALUE };
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
  const names = Array.isArray(jsonSchema.enum) && namesOfValues(jsonSchema.enum);
  if (names) jsonSchema.names = names;
  const { properties } = jsonSchema;
  // These exist only to carry an error message.
  for (const [name, property] of Object.entries((properties as Record<string, JsonSchema>) ?? {}))
    if ('not' in property) delete (properties as JsonSchema)[name];
}

/** Rewrites `anyOf` of constants as `enum`, with their common type: forms render the latter as one select. */
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

/** Turns `shortForm` metadata (records/short-forms.ts) into alternatives: the short form, then the long one. */
function offerShortForms(value: unknown, root: JsonSchema): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) offerShortForms(inner, root);
  const schema = value as JsonSchema;
  const { shortForm, title, description, ...long } = schema;
  if (shortForm === undefined) return;
  for (const key of Object.keys(schema)) delete schema[key];
  const short = shortForm === 'item' ? resolved(long, root).items : shortForm;
  const alternatives = (long.anyOf as JsonSchema[] | undefined) ?? [long];
  Object.assign(schema, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  });
  schema.anyOf = [short, ...alternatives];
}

const ANY_VALUE_NAME = { $ref: '#/$defs/anyValue' };
/** Schema of a value that no schema restricts. */
const ANY_VALUE: JsonSchema = {
  anyOf: [
    { type: 'string', title: '文字' },
    { type: 'number', title: '数' },
    { type: 'boolean', title: 'はい・いいえ' },
    { type: 'array', title: '一覧', items: ANY_VALUE_NAME },
    { type: 'object', title: '項目', additionalProperties: ANY_VALUE_NAME },
  ],
};

/** Replaces empty schemas of additional properties by `anyValue`. @returns whether there were any */
function nameAnyValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const schema = value as JsonSchema;
  const { additionalProperties } = schema;
  const isAny =
    typeof additionalProperties === 'object' &&
    additionalProperties !== null &&
    Object.keys(additionalProperties).length === 0;
  if (isAny) schema.additionalProperties = ANY_VALUE_NAME;
  return Object.values(value).map(nameAnyValue).includes(true) || isAny;
}

function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = String(schema.$ref ?? '').replace('#/$defs/', '');
  return (root.$defs as Record<string, JsonSchema> | undefined)?.[name] ?? schema;
}

function at(schema: JsonSchema, ...keys: string[]): JsonSchema {
  return keys.reduce((inner, key) => inner[key] as JsonSchema, schema);
}

/** Adds the fields of the publication period next to those of a record. */
function addTiming(schema: JsonSchema): void {
  const { properties } = toJson(timingFields);
  const options = (schema.oneOf ?? schema.anyOf ?? [schema]) as JsonSchema[];
  for (const option of options)
    if (option.properties) option.properties = { ...option.properties, ...(properties as object) };
}
