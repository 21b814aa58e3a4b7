import { z } from 'zod';
import type { FieldDeclaration } from '../../records/category/specification.ts';
import { text } from '../../records/fields.ts';
import { portGroup } from '../../records/product/ports.ts';
import { type Expression, parseExpression } from './expression.ts';

function numberOf({ type, min, max }: FieldDeclaration): z.ZodType {
  const number = type === 'number' ? z.number() : z.int();
  const above = min === undefined ? number.positive() : number.min(min);
  return max === undefined ? above : above.max(max);
}

function choiceOf({ options = [] }: FieldDeclaration): z.ZodType {
  const said = options.join('、');
  return z.union(
    options.map((option) => z.literal(option)),
    {
      error: ({ input }) =>
        `${input === undefined ? '値がありません。' : ''}${said} のいずれかを書いてください`,
    },
  );
}

function listOf(item: z.ZodType, { min = 1, max }: FieldDeclaration): z.ZodType {
  const list = z.array(item).min(min);
  return max === undefined ? list : list.max(max);
}

function typeOf(field: FieldDeclaration): z.ZodType {
  switch (field.type) {
    case 'text':
      return text;
    case 'texts':
      return listOf(text, field);
    case 'number':
    case 'integer':
      return numberOf(field);
    case 'integers':
      return z.array(numberOf(field)).min(1);
    case 'boolean':
      return z.boolean();
    case 'choice':
      return choiceOf(field);
    case 'choices':
      return listOf(choiceOf(field), field);
    case 'group':
      return schemaOf(field.fields ?? []);
    case 'list':
      return listOf(schemaOf(field.fields ?? []), field);
    case 'ports':
      return listOf(portGroup, field);
  }
}

/** Title and description of a field for editors: its name and unit. Without a name those of its fields, or its key. */
function titleOf({ key, name, unit, fields }: FieldDeclaration): { title: string; description?: string } {
  const inner = fields?.flatMap((field) => field.name ?? []).join('、');
  return { title: name ?? (inner || key), ...(unit && { description: `単位は ${unit}` }) };
}

function fieldSchema(field: FieldDeclaration): z.ZodType {
  const schema = typeOf(field).meta(titleOf(field));
  if (field.default !== undefined) return schema.default(field.default);
  return field.optional ? schema.optional() : schema;
}

/** Schema of a specification with exactly these fields; all that are not optional are required. */
export function schemaOf(fields: FieldDeclaration[]): z.ZodType<Record<string, unknown>> {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])));
}

const word = (key: string, type: FieldDeclaration['type']): FieldDeclaration => ({ key, type });
const PORT_FIELDS = [
  word('kind', 'text'),
  word('count', 'integer'),
  word('role', 'text'),
  word('poeOut', 'text'),
  word('poeIn', 'text'),
];

/** The field that a path names; undefined when it is not declared. */
export function fieldAt(fields: FieldDeclaration[], path: string): FieldDeclaration | undefined {
  const expression = parseExpression(path);
  return expression && fieldOf(fields, expression);
}

function fieldOf(fields: FieldDeclaration[], { steps }: Expression): FieldDeclaration | undefined {
  let known: FieldDeclaration[] | undefined = fields;
  let found: FieldDeclaration | undefined;
  for (const { key, where } of steps) {
    found = known?.find((field) => field.key === key);
    known = found?.type === 'ports' ? PORT_FIELDS : found?.fields;
    if (!where.every((condition) => known?.some((field) => field.key === condition.key))) return undefined;
  }
  return found;
}
