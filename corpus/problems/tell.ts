import { z } from 'zod';
import { timingFields } from '../timing-fields.ts';
import { listed, perhaps } from './closest.ts';
import { constantsOf, fieldsAt, lookAt, optionsFor, type Place, placeIn, valueAt } from './place.ts';

/** A fault at a path of a file, in the editors' words. */
export interface Told {
  path: PropertyKey[];
  reason: string;
  /** The correction. */
  fix?: string;
}

/** Message of issues whose schema has none of its own: `tell` replaces it by a specific one. */
const UNSAID = '正しい形ではありません';

/** Parses so that `tell` can distinguish issues with a message of their own. */
export function parsePlainly<Schema extends z.core.$ZodType>(schema: Schema, raw: unknown) {
  return z.safeParse(schema, raw, { error: () => UNSAID });
}

/** Converts an issue to faults with reason and correction; one that names several fields becomes several faults. */
export function tell(issue: z.core.$ZodIssue, schema: z.core.$ZodType, raw: unknown): Told[] {
  return told(issue, {
    raw,
    placeOf: (path) => titledPlace(schema, path, raw),
  });
}

/** Faults of a value by its schema; empty when it is valid. */
export function faultsOf(schema: z.core.$ZodType, raw: unknown): Told[] {
  return parsePlainly(schema, raw).error?.issues.flatMap((issue) => tell(issue, schema, raw)) ?? [];
}

/** The place at a path; a list item without a title of its own gets that of the list. */
function titledPlace(schema: z.core.$ZodType, path: readonly PropertyKey[], raw: unknown): Place | undefined {
  const place = placeIn(schema, path, raw);
  if (!place || place.title !== undefined || path.length === 0) return place;
  const { title, description } = titledPlace(schema, path.slice(0, -1), raw) ?? {};
  return { ...place, title, description };
}

interface File {
  raw: unknown;
  placeOf(path: readonly PropertyKey[]): Place | undefined;
}

function told(issue: z.core.$ZodIssue, file: File): Told[] {
  const { path } = issue;
  const value = valueAt(file.raw, path);
  const place = file.placeOf(path);
  if (issue.code === 'unrecognized_keys') return unknownFields(issue, file);
  if (issue.code === 'invalid_union') return noAlternative(issue, file);
  const isShape = issue.code !== 'custom' && issue.code !== 'invalid_format';
  if ((value === undefined || value === null) && isShape) return [{ path, ...missing(issue, value, place) }];
  const words = shapeFault(issue, value, place);
  if (issue.message === UNSAID) return [{ path, ...words }];
  const fix = ownFix(issue) ?? (issue.code === 'invalid_value' ? words.fix : undefined) ?? aboutOf(place);
  return [{ path, reason: issue.message, ...fixOf(fix) }];
}

/** The correction that a schema's own check gives: `params: { fix }`. */
function ownFix(issue: z.core.$ZodIssue): string | undefined {
  const fix = issue.code === 'custom' ? issue.params?.fix : undefined;
  return typeof fix === 'string' ? fix : undefined;
}

type Words = Omit<Told, 'path'>;

function fixOf(fix: string): { fix?: string } {
  return fix === '' ? {} : { fix };
}

/** Title and description of a field as one or two sentences; empty when it has none. */
function aboutOf({ title, description }: Place = {} as Place): string {
  if (title === undefined) return '';
  return description === undefined ? `「${title}」の欄です` : `「${title}」: ${description}`;
}

function missing(issue: z.core.$ZodIssue, value: unknown, place: Place | undefined): Words {
  const reason = value === null ? '値が空です' : '必須の項目です';
  const name = place?.title === undefined ? 'この項目' : `「${place.title}」`;
  const about = place?.description === undefined ? '' : `(${place.description})`;
  const own = issue.message === UNSAID ? choicesOf(place) : `${issue.message}。`;
  return { reason, fix: `${name}を書いてください${about}。${own}`.replace(/(?<!。)。+$/, '') };
}

function choicesOf(place: Place | undefined): string {
  const values = place && valuesOf(place.schema);
  return values ? `使えるのは ${listed(values)} です` : '';
}

/** The values that a field chooses from; undefined for other fields. */
function valuesOf({ _zod: { def } }: z.core.$ZodTypes): unknown[] | undefined {
  if (def.type === 'enum') return Object.values(def.entries);
  if (def.type === 'literal') return [...def.values];
  if (def.type !== 'union') return undefined;
  const all = def.options.map((option) => valuesOf(lookAt(option).schema));
  return all.every((values) => values !== undefined) ? all.flat() : undefined;
}

function unknownFields({ keys, path }: z.core.$ZodIssueUnrecognizedKeys, { raw, placeOf }: File): Told[] {
  const place = placeOf(path);
  const known = Object.entries(place ? fieldsAt(place, valueAt(raw, path)) : {});
  const names = known.map(([name]) => name);
  const timing = Object.keys(timingFields.shape);
  return keys.map((key) => {
    const hint = perhaps(key, [...names, ...timing]);
    const meant = known.find(([name]) => hint.startsWith(`「${name}」`));
    const title = meant && lookAt(meant[1]).title;
    const fix = hint && title ? `${hint.replace('」', `」(${title})`)}` : hint;
    const all = names.length > 0 ? `書ける項目は ${listed(names)} です` : 'この項目を消してください';
    return { path: [...path, key], reason: `${key} という項目はありません`, fix: fix + all };
  });
}

type InvalidUnion = z.core.$ZodIssueInvalidUnion;

/** Faults of the alternative that a value most probably means, or a list of the alternatives. */
function noAlternative(issue: InvalidUnion, file: File): Told[] {
  const { path } = issue;
  const value = valueAt(file.raw, path);
  const { discriminator } = issue as { discriminator?: string };
  if (discriminator !== undefined) {
    const at = path.at(-1) === discriminator ? path : [...path, discriminator];
    const words = wrongConstant(discriminator, valueAt(file.raw, at), file.placeOf(at.slice(0, -1)));
    return [{ path: at, ...words, ...(issue.message !== UNSAID && { reason: issue.message }) }];
  }
  const place = file.placeOf(path);
  const values = place && valuesOf(place.schema);
  if (value === undefined || value === null) return [{ path, ...missing(issue, value, place) }];
  if (values) return [{ path, ...wrongChoice(value, values) }];
  const meant = meantOf(issue.errors);
  if (meant) return meant.flatMap((one) => told({ ...one, path: [...path, ...one.path] }, file));
  if (issue.message !== UNSAID) return [{ path, reason: issue.message, ...fixOf(aboutOf(place)) }];
  const types = place ? optionsFor(place.schema, value) : [];
  const named = [...new Set(types.map((option) => nameOfType(lookAt(option).schema._zod.def.type)))];
  const fix = `${named.join('か、')}で書いてください${about(place)}`;
  return [{ path, reason: `${nameOfValue(value)}が書かれています`, fix }];
}

/** The alternative that a value fits best; undefined in case of a tie. */
function meantOf(alternatives: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const ranked = alternatives
    .map((issues) => ({ issues, misfit: issues.reduce((sum, one) => sum + misfitOf(one), 0) }))
    .sort((a, b) => a.misfit - b.misfit);
  const [best, second] = ranked;
  const isClear = best && best.misfit < OTHER_TYPE && (!second || best.misfit < second.misfit);
  return isClear ? best.issues : undefined;
}

/** A value of another type was not meant as this alternative. */
const OTHER_TYPE = 1000;

/** Score of an issue against an alternative: the number of missing and unknown fields. */
function misfitOf(issue: z.core.$ZodIssue): number {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) return issue.keys.length;
  if (issue.code === 'invalid_type') return [OTHER_TYPE, 1][issue.path.length] ?? 0;
  return issue.code === 'invalid_value' && issue.path.length === 0 ? OTHER_TYPE : 0;
}

function about(place: Place | undefined): string {
  const text = aboutOf(place);
  return text && `。${text}`;
}

function wrongConstant(name: string, value: unknown, parent: Place | undefined): Words {
  const { def } = parent?.schema._zod ?? {};
  const options = def?.type === 'union' ? def.options : [];
  const values = options.flatMap((option) => constantsOf(option, name));
  if (value === undefined || value === null)
    return { reason: '必須の項目です', fix: `${name} に ${listed(values)} のどれかを書いてください` };
  return wrongChoice(value, values);
}

function wrongChoice(value: unknown, values: readonly unknown[]): Words {
  return {
    reason: `「${shown(value)}」は使えません`,
    fix: `${perhaps(value, values.map(String))}使えるのは ${listed(values)} です`,
  };
}

const LONGEST_SHOWN = 40;

/** A value for use in a sentence. */
function shown(value: unknown): string {
  const text = typeof value === 'object' ? nameOfValue(value) : String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数',
  int: '整数',
  boolean: 'true か false',
  array: '一覧',
  tuple: '一覧',
  object: '「項目: 値」の組',
  record: '「項目: 値」の組',
  enum: '決まった言葉',
  literal: '決まった言葉',
};

function nameOfType(type: string): string {
  return TYPES[type] ?? '決まった形';
}

function nameOfValue(value: unknown): string {
  if (Array.isArray(value)) return '一覧';
  return typeof value === 'object' ? '「項目: 値」の組' : nameOfType(typeof value);
}

/** Description of the notation of a type. */
function writtenAs(type: string, value: unknown): string {
  switch (type) {
    case 'string':
      return typeof value === 'object'
        ? '1つの文を書いてください。「: 」や「- 」を含む文は引用符で囲みます'
        : `書いたままの値を引用符で囲んでください(例: '${shown(value)}')`;
    case 'number':
    case 'int':
      return '引用符や単位を付けずに、半角の数だけを書いてください';
    case 'boolean':
      return 'true か false を、引用符を付けずに書いてください';
    case 'array':
    case 'tuple':
      return '1件ごとに行を分けて「- 」で始めるか、[A, B] の形で書いてください';
    default:
      return '「項目: 値」の行を、字下げして書いてください';
  }
}

function shapeFault(issue: z.core.$ZodIssue, value: unknown, place: Place | undefined): Words {
  switch (issue.code) {
    case 'invalid_type': {
      const isFraction = issue.expected === 'int' && typeof value === 'number';
      const reason = isFraction
        ? '整数ではありません'
        : `${nameOfType(issue.expected)}の欄に${nameOfValue(value)}が書かれています`;
      return {
        reason,
        fix: `${isFraction ? '整数を書いてください' : writtenAs(issue.expected, value)}${about(place)}`,
      };
    }
    case 'invalid_value':
      return wrongChoice(value, issue.values);
    case 'too_small':
      return {
        reason: bound(issue.origin, issue.minimum, 'least', value, issue.inclusive),
        ...fixOf(aboutOf(place)),
      };
    case 'too_big':
      return {
        reason: bound(issue.origin, issue.maximum, 'most', value, issue.inclusive),
        ...fixOf(aboutOf(place)),
      };
    case 'invalid_key':
      return { reason: `「${String(issue.path.at(-1))}」という名前は使えません`, ...fixOf(aboutOf(place)) };
    default:
      return { reason: `「${shown(value)}」は正しい形ではありません`, ...fixOf(aboutOf(place)) };
  }
}

function bound(
  origin: string,
  limit: number | bigint,
  which: 'least' | 'most',
  value: unknown,
  inclusive = true,
): string {
  const has = typeof value === 'string' || Array.isArray(value) ? value.length : shown(value);
  if (origin === 'string')
    return which === 'least'
      ? `${limit}文字以上が必要です(今は${has}文字)`
      : `${limit}文字までです(今は${has}文字)`;
  if (origin === 'array')
    return which === 'least' ? `${limit}件以上が必要です(今は${has}件)` : `${limit}件までです(今は${has}件)`;
  if (which === 'least')
    return `${inclusive ? `${limit}以上の` : `${limit}より大きい`}数が必要です(今は${has})`;
  return `${inclusive ? `${limit}以下の` : `${limit}より小さい`}数が必要です(今は${has})`;
}
