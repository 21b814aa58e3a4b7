import { isRecord } from '../../../shared/is-record.ts';
import type { DeskSchema } from '../../shared/api.ts';
import { constantsOf, optionOf } from './options.ts';
import { itemsOf, optionsOf, type Path, resolve } from './schema.ts';

const LONGEST = 60;
/** Fields that name a record, in order of preference. */
const NAMES = [
  'title',
  'name',
  'label',
  'heading',
  'question',
  'model',
  'role',
  'text',
  'value',
  'file',
  'path',
  'id',
];

/** Summary of an item in one line. */
export function summaryOf(value: unknown): string {
  const text = textIn(value).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function textIn(value: unknown, depth = 0): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (depth > 3) return '';
  if (Array.isArray(value)) {
    const texts = value.slice(0, 4).map((item) => textIn(item, depth + 1));
    return texts.filter(Boolean).join('、');
  }
  if (!isRecord(value)) return '';
  const named = NAMES.find((name) => typeof value[name] === 'string' || typeof value[name] === 'number');
  if (named) return String(value[named]);
  return (
    Object.entries(value)
      .filter(([name]) => name !== 'kind')
      .map(([, inner]) => textIn(inner, depth + 1))
      .find((text) => text !== '') ?? ''
  );
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数',
  integer: '数',
  boolean: 'はい・いいえ',
  array: '一覧',
  object: '項目',
};

/** Title of an alternative. */
export function nameOfOption(option: DeskSchema): string {
  if (option.title) return option.title;
  const [only] = Object.values(constantsOf(option));
  const [first] = Object.values(option.properties ?? {});
  return (typeof only === 'string' ? only : first?.title) ?? TYPES[option.type ?? ''] ?? 'その他';
}

/** Title of the alternative that an item belongs to; undefined without alternatives. */
export function kindOfItem(value: unknown, schema: DeskSchema, root: DeskSchema): string | undefined {
  const known = resolve(schema, root);
  const option = chosenOption(known, value, root);
  return option === known ? undefined : nameOfOption(option);
}

/** Schema at a path, with the titles on the way: `本文 › 2件目 › 見出し`. */
export function fieldAt(
  path: Path,
  root: DeskSchema,
  data: unknown,
): { titles: string; field: DeskSchema | undefined } {
  const titles: string[] = [];
  let field: DeskSchema | undefined = root;
  let value = data;
  for (const key of path) {
    const record: DeskSchema = chosenOption(resolve(field ?? {}, root), value, root);
    if (typeof key === 'number') {
      field = itemsOf(record, key);
      titles.push(`${key + 1}件目`);
    } else {
      field = record.properties?.[key];
      // The text of a record is no field.
      titles.push(field?.title ?? (key === 'body' ? '本文' : key));
    }
    value =
      isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined;
  }
  return { titles: titles.join(' › '), field };
}

/** The alternative of a schema that a value belongs to. */
export function chosenOption(schema: DeskSchema, value: unknown, root: DeskSchema): DeskSchema {
  const options = optionsOf(schema);
  if (!options) return schema;
  const option = options[optionOf(value, options, root)];
  return option ? resolve(option, root) : schema;
}
