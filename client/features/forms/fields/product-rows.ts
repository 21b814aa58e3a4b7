import type { Field } from '../../../../shared/api/forms/fields.ts';
import {
  type FieldProblem,
  type Fields,
  type Form,
  type ParseResult,
  parseForm,
} from '../../../../shared/api/forms/form.ts';
import { normalizeParagraphs, normalizeWholeNumber } from '../../../../shared/api/forms/normalize.ts';
import { LIST_ROWS_MAX, LOCALE } from '../../../../shared/constants.ts';
import type { Values } from '../types.ts';

/* A form with a product field takes several products, each with its quantity. They are in the repeated
   controls `goods` and `quantity`; in the values of the form, each of the two is one text with a line per
   row. Validation and submission use the fields of the API, into which the rows are folded. */

/** One product, as typed. */
export interface ProductRow {
  goods: string;
  quantity: string;
}

const EMPTY: ProductRow = { goods: '', quantity: '' };
/** Fields that receive a list which is too long for one line. */
export const LONG_FIELDS = ['content', 'happenContent'];

/** Returns whether a form has a product field. */
export function takesRows(form: Pick<Form, 'fields'>): boolean {
  return form.fields.goods?.kind === 'text';
}

/** Rows in the values of a form, including empty ones; at least one. */
export function rowsOf({ goods = '', quantity = '' }: Values): ProductRow[] {
  const [names, numbers] = [String(goods).split('\n'), String(quantity).split('\n')];
  const length = Math.min(Math.max(names.length, numbers.length), LIST_ROWS_MAX);
  return Array.from({ length }, (_, at) => ({ goods: names[at] ?? '', quantity: numbers[at] ?? '' }));
}

/** Values of a form that represent the rows. */
export function rowValues(rows: readonly ProductRow[]): { goods: string; quantity: string } {
  const shown = rows.length > 0 ? rows : [EMPTY];
  return {
    goods: shown.map(({ goods }) => goods).join('\n'),
    quantity: shown.map(({ quantity }) => quantity).join('\n'),
  };
}

/** Rows of a posted form. */
export function readRows(data: FormData): { goods: string; quantity: string } {
  const lines = (name: string) =>
    data
      .getAll(name)
      .slice(0, LIST_ROWS_MAX)
      .map((value) => String(value).replace(/[\r\n]+/g, ' '))
      .join('\n');
  return { goods: lines('goods'), quantity: lines('quantity') };
}

export function isFilled({ goods, quantity }: ProductRow): boolean {
  return goods.trim() !== '' || quantity.trim() !== '';
}

/** Appends rows, except those of products that are already in the list. */
export function addRows(rows: readonly ProductRow[], added: readonly ProductRow[]): ProductRow[] {
  const kept = rows.filter(isFilled);
  const names = new Set(kept.map(({ goods }) => goods.trim()));
  return [
    ...kept,
    ...added.filter(({ goods }) => isFilled({ goods, quantity: '' }) && !names.has(goods.trim())),
  ].slice(0, LIST_ROWS_MAX);
}

/** Text of a row in one piece, which parsers of model names do not join with the next. */
function rowText({ goods, quantity }: ProductRow): string {
  const number = normalizeWholeNumber(quantity);
  return number === '' ? goods.trim() : `${goods.trim()}×${number}台`;
}

/** Parses a form with its rows folded into the fields of the API, for a day as `parseForm` does. */
export function parseRows<Of extends Fields>(
  form: Form<Of>,
  values: Values,
  today?: string,
): ParseResult<Of> {
  if (!takesRows(form)) return parseForm(form, values, today);
  const { folded, problems } = foldRows(form, values, rowsOf(values));
  const result = parseForm(form, { ...values, ...folded }, today);
  if (problems.length === 0) return result;
  const others = result.ok
    ? []
    : result.problems.filter(({ name }) => problems.every((one) => one.name !== name));
  const order = Object.keys(form.fields);
  const all = [...problems, ...others].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return { ok: false, problems: all };
}

interface Folded {
  folded: Values;
  problems: FieldProblem[];
}

function foldRows(form: Form, values: Values, all: readonly ProductRow[]): Folded {
  const hasQuantity = Object.hasOwn(form.fields, 'quantity');
  const rows = all.filter(isFilled);
  const [first = EMPTY] = rows;
  if (rows.length < 2 && (hasQuantity || first.quantity.trim() === ''))
    return { folded: { ...first }, problems: [] };
  const problems = all
    .flatMap((row, at) => (isFilled(row) && rowProblem(row, at, hasQuantity)) || [])
    .slice(0, 1);
  if (problems.length > 0) return { folded: { goods: first.goods, quantity: '' }, problems };
  const numbers = rows.map(({ quantity }) => normalizeWholeNumber(quantity));
  const quantity = numbers.includes('') ? '' : String(numbers.reduce((sum, one) => sum + Number(one), 0));
  const { folded, problem } = foldNames(form, values, rows.map(rowText));
  return { folded: { ...folded, quantity }, problems: problem ? [problem] : [] };
}

function rowProblem(
  { goods, quantity }: ProductRow,
  at: number,
  hasQuantity: boolean,
): FieldProblem | undefined {
  if (goods.trim() === '') return { name: 'goods', message: `${at + 1}行目の製品を入力してください。` };
  const number = normalizeWholeNumber(quantity);
  if (number === '' || /^[1-9]\d{0,3}$/.test(number)) return undefined;
  const message = `${at + 1}行目の台数は1から9,999までの整数で入力してください。`;
  return { name: hasQuantity ? 'quantity' : 'goods', message };
}

/**
 * Puts all names into the product field where they fit; otherwise the whole list at the end of the form's
 * text.
 */
function foldNames(
  form: Form,
  values: Values,
  texts: readonly string[],
): { folded: Values; problem?: FieldProblem } {
  const max = maxLengthOf(form, 'goods');
  const whole = texts.join('、');
  if (whole.length <= max) return { folded: { goods: whole } };
  const long = LONG_FIELDS.find((name) => isLong(form.fields[name]));
  const label = form.fields.goods?.label ?? '';
  if (!long) {
    const message = `${label}は合わせて${max}文字以内にし、残りは続けてお申し込みください。`;
    return { folded: { goods: texts[0] ?? '' }, problem: { name: 'goods', message } };
  }
  const more = (shown: number) => `、ほか${texts.length - shown}件`;
  let shown = texts.length - 1;
  while (shown > 1 && texts.slice(0, shown).join('、').length + more(shown).length > max) shown -= 1;
  const goods = texts.slice(0, shown).join('、') + more(shown);
  const typed = String(values[long] ?? '');
  const text = `${typed.trim() === '' ? '' : `${typed}\n\n`}【製品の一覧】\n${texts.join('\n')}`;
  if (text.length <= maxLengthOf(form, long)) return { folded: { goods, [long]: text } };
  const limit = maxLengthOf(form, long).toLocaleString(LOCALE);
  const message = `${label}の一覧と${form.fields[long]?.label}は、合わせて${limit}文字以内にしてください。`;
  return { folded: { goods }, problem: { name: 'goods', message } };
}

function maxLengthOf(form: Form, name: string): number {
  const field = form.fields[name];
  return field?.kind === 'text' ? field.maxLength : 0;
}

/** Returns whether a field takes several lines. */
export function isLong(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.normalize === normalizeParagraphs;
}
