import { constantsOf, optionOf } from './matches.ts';
import { isRecord, itemsOf, optionsOf, type Path, resolve, type Schema } from './schema.ts';

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

/** Title of an alternative. */
export function nameOfOption(option: Schema): string {
  if (option.title) return option.title;
  const only = Object.values(constantsOf(option))[0];
  if (typeof only === 'string') return only;
  const [first] = Object.values(option.properties ?? {});
  if (isRecord(first) && typeof first.title === 'string') return first.title;
  return TYPES[String(option.type)] ?? 'その他';
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数',
  integer: '数',
  boolean: 'はい・いいえ',
  array: '一覧',
  object: '項目',
};

/** Title of the alternative that an item belongs to; undefined without alternatives. */
export function kindOfItem(value: unknown, schema: Schema | undefined, root: Schema): string | undefined {
  const options = optionsOf(resolve(schema, root));
  if (!options) return undefined;
  const option = options[optionOf(value, options, root)];
  return option && nameOfOption(resolve(option, root));
}

/** Titles on the path to a field: `本文 › 2件目 › 見出し`. */
export function titlesOf(path: Path, schema: Schema, data: unknown): string {
  return fieldAt(path, schema, data).titles;
}

/** Schema at a path, with the titles on the way; `['body']` without a field of that name is the text of the record. */
export function fieldAt(
  path: Path,
  schema: Schema,
  data: unknown,
): { titles: string; field: Schema | undefined } {
  const titles: string[] = [];
  let at: Schema | undefined = schema;
  let value = data;
  for (const key of path) {
    at = at && chosenOption(resolve(at, schema), value, schema);
    if (typeof key === 'number') {
      at = at && itemsOf(at, key);
      titles.push(`${key + 1}件目`);
    } else {
      at = at?.properties?.[key] as Schema | undefined;
      titles.push(at?.title ?? (key === 'body' ? '本文' : key));
    }
    value =
      isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined;
  }
  return { titles: titles.join(' › '), field: at };
}

/** The alternative of a schema that a value belongs to. */
export function chosenOption(schema: Schema, value: unknown, root: Schema): Schema {
  const options = optionsOf(schema);
  if (!options) return schema;
  return resolve(options[optionOf(value, options, root)] ?? schema, root);
}
