import { type JsonSchema, jsonSchemaOf } from '../../corpus/kinds/json-schema.ts';
import { valueAt } from '../../corpus/problems/place.ts';
import { timingFields } from '../../corpus/timing-fields.ts';
import type { Kind } from '../../records/kind.ts';
import { REFERENCES, type Reference } from '../../shared/reference.ts';

/** Row of a field in the guide. */
export interface GuideRow {
  /** `event.name`, `features[].title` */
  path: string;
  /** Title, whether it is required, form of the value, description, and the example's value as in the source. */
  cells: string[];
}

/** Alternatives of a list's records, each a row with its title, constant and fields. */
export interface GuideChoice {
  path: string;
  options: string[][];
}

interface GuideFields {
  rows: GuideRow[];
  choices: GuideChoice[];
}

/** Fields of a kind in the order of its records, nested ones below their parents. */
export function fieldsOf(kind: Kind, example: unknown): GuideFields {
  const schema = jsonSchemaOf(kind);
  const found: GuideFields = { rows: [], choices: [] };
  collect(kind.format === 'list' ? (schema.items as JsonSchema) : schema, example, '', found);
  return found;
}

function collect(schema: JsonSchema, example: unknown, at: string, found: GuideFields): void {
  const options = optionsOf(schema).filter((option) => option.properties);
  if (options.length > 1) {
    found.choices.push({ path: at, options: options.map(choiceOf) });
    return;
  }
  const record = options[0] ?? schema;
  const required = new Set(record.required as string[] | undefined);
  for (const [key, field] of Object.entries((record.properties ?? {}) as Record<string, JsonSchema>)) {
    // Fields of all kinds are described once, before the kinds.
    if (Object.hasOwn(timingFields.shape, key)) continue;
    const path = at === '' ? key : `${at}.${key}`;
    const value = valueAt(example, [key]);
    const isRequired = required.has(key) ? '必須' : '';
    const code = written(value).replaceAll('`', '');
    found.rows.push({
      path,
      cells: [
        String(field.title ?? key),
        isRequired,
        formOf(field),
        String(field.description ?? ''),
        code && `\`${code}\``,
      ],
    });
    const { inner, suffix } = within(field);
    if (inner) collect(inner, suffix === '' ? value : valueAt(value, [0]), path + suffix, found);
  }
}

/** Schema of the record in a field or in each of its items. */
function within(field: JsonSchema): { inner?: JsonSchema; suffix: string } {
  if (field.type !== 'array' || typeof field.items !== 'object')
    return hasFields(field) ? { inner: field, suffix: '' } : { suffix: '' };
  const { inner, suffix } = within(field.items as JsonSchema);
  return { inner, suffix: `[]${suffix}` };
}

function hasFields(schema: JsonSchema): boolean {
  return schema.properties !== undefined || optionsOf(schema).some((option) => option.properties);
}

function optionsOf(schema: JsonSchema): JsonSchema[] {
  return ((schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined) ?? [];
}

function choiceOf(option: JsonSchema): string[] {
  const required = new Set(option.required as string[] | undefined);
  const constants: string[] = [];
  const fields: string[] = [];
  for (const [key, field] of Object.entries(option.properties as Record<string, JsonSchema>)) {
    const values = field.const ?? field.enum;
    if (values) constants.push(`\`${key}: ${[values].flat().join(' / ')}\``);
    else fields.push(`\`${key}\` ${field.title ?? ''}${required.has(key) ? '' : '(省略可)'}`);
  }
  return [String(option.title ?? ''), constants.join(' '), fields.join('、')];
}

const MOST_VALUES = 12;

function formOf(field: JsonSchema): string {
  const options = optionsOf(field);
  if (options.some((option) => option.properties)) return '組(下の表のどれか)';
  if (options.length > 0) return [...new Set(options.map(formOf))].join('か、');
  if (Array.isArray(field.enum)) {
    const names = (field.names ?? {}) as Readonly<Record<string, string>>;
    const shown = field.enum
      .slice(0, MOST_VALUES)
      .map((value) => (names[value] ? `${value}(${names[value]})` : value))
      .join('、');
    return field.enum.length > MOST_VALUES ? `${shown} など${field.enum.length}種類から` : `${shown} から`;
  }
  if (field.const !== undefined) return `\`${String(field.const)}\``;
  const reference = REFERENCES[field.reference as Reference];
  if (reference !== undefined) return reference;
  switch (field.type) {
    case 'array':
      return listForm(field);
    case 'object':
      return field.properties ? '組' : '名前と値の組';
    case 'boolean':
      return 'はい(true)か、いいえ(false)';
    case 'integer':
    case 'number':
      return `${field.type === 'integer' ? '整数' : '数'}${range(field.minimum, field.maximum, '')}`;
    case 'string':
      return field.format === 'date' ? '日付' : `文字${range(undefined, field.maxLength, '文字')}`;
    default:
      return '値';
  }
}

function listForm({ items, prefixItems, minItems, maxItems }: JsonSchema): string {
  if (Array.isArray(prefixItems))
    return `[${prefixItems.map((item: JsonSchema) => item.title ?? '値').join(', ')}]`;
  const item = (items ?? {}) as JsonSchema;
  return `${hasFields(item) ? '組' : formOf(item)}の一覧${range(minItems, maxItems, '件')}`;
}

/** Larger limits are those of the number type, not of the field. */
const LARGEST = 1_000_000_000;

function range(from: unknown, to: unknown, unit: string): string {
  const [least, most] = [from, to].map((limit) =>
    typeof limit === 'number' && Math.abs(limit) < LARGEST ? `${limit}` : '',
  );
  if (!least && !most) return '';
  if (least === most) return `(${least}${unit})`;
  return `(${least}${least && !most ? `${unit}以上` : `〜${most}${unit}`})`;
}

const LONGEST = 36;

/** Formats a value in one line of source; empty for objects. */
function written(value: unknown): string {
  const isList = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object');
  if (!isList && (value === undefined || typeof value === 'object')) return '';
  const line = (isList ? `[${value.join(', ')}]` : String(value)).replaceAll('\n', ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
