import type { FigureUse } from '../../records/category/compiled.ts';
import type { FieldDeclaration, FigureDeclaration } from '../../records/category/specification.ts';
import {
  FIGURE_NAMES,
  type FigureKind,
  type FigureName,
  kindOfFigure,
  RADIO_FIGURES,
} from '../../shared/products/figures.ts';
import type { DeclarationProblem } from './declaration-check.ts';
import { parseExpression } from './expression.ts';
import { fieldAt } from './fields.ts';

type Declared = Readonly<Record<string, FigureDeclaration>>;

function isFigureName(name: string): name is FigureName {
  return (FIGURE_NAMES as string[]).includes(name);
}

/** Declared figures with known names; the check reports the others, and the load fails. */
export function figuresIn(declared: Declared, from?: string): FigureUse[] {
  return Object.entries(declared).flatMap(([name, figure]) =>
    isFigureName(name) ? [{ ...figure, name, ...(from !== undefined && { from }) }] : [],
  );
}

const NUMBERS = ['number', 'integer', 'integers'];
/** Filters whose results are numbers. */
const COUNTING = ['count', 'sum', 'times'];

/** Whether the result of an expression can be a figure of this kind. */
function fits(
  kind: FigureKind,
  { value, is, as, fields }: FigureDeclaration,
  field: FieldDeclaration,
): boolean {
  const counts = parseExpression(value)?.filters.some(({ name }) => COUNTING.includes(name)) ?? false;
  switch (kind) {
    case 'amount':
      return as !== undefined || counts || NUMBERS.includes(field.type);
    case 'flag':
      return is !== undefined || field.type === 'boolean';
    case 'ports':
      return field.type === 'ports' && !counts;
    case 'radios':
      return field.type === 'list' && fields !== undefined;
    case 'word':
    case 'words':
      return !counts && ['text', 'texts', 'choice', 'choices'].includes(field.type);
  }
}

/** Checks that every property of a radio is mapped to a numeric field of the list. */
function checkRadioFields(
  { fields: named = {} }: FigureDeclaration,
  { fields: below = [] }: FieldDeclaration,
): string[] {
  const unknown = Object.keys(named).filter((name) => !(RADIO_FIGURES as string[]).includes(name));
  return [
    ...unknown.map((name) => `${name} という項目は、無線の数値にありません`),
    ...RADIO_FIGURES.filter((name) => !fieldAt(below, named[name] ?? '')).map(
      (name) => `fields.${name} に、一覧の項目を書いてください`,
    ),
  ];
}

/** Choices of a field that a figure neither accepts (`is`) nor translates (`as`). */
function unknownWords({ is = [], as = {} }: FigureDeclaration, { options }: FieldDeclaration): string[] {
  if (!options) return [];
  const words = [...is, ...Object.keys(as)].map(String);
  return words.filter((word) => !options.map(String).includes(word));
}

function problemsOf(name: string, figure: FigureDeclaration, fields: FieldDeclaration[]): string[] {
  if (!isFigureName(name)) return [`${name} という数値はありません(${FIGURE_NAMES.join('、')})`];
  const unknown = [figure.value, figure.when].filter((path) => path !== undefined && !fieldAt(fields, path));
  if (unknown.length > 0) return unknown.map((path) => `${path} という項目はありません`);
  const field = fieldAt(fields, figure.value);
  if (!field) return [];
  const kind = kindOfFigure(name);
  if (!fits(kind, figure, field)) return [`${figure.value} からは ${name} になりません`];
  return [
    ...(kind === 'radios' ? checkRadioFields(figure, field) : []),
    ...unknownWords(figure, field).map((word) => `${word} は ${figure.value} の選択肢にありません`),
  ];
}

/** Checks that every declared figure exists and reads a field of a suitable type. */
export function checkFigureDeclarations(
  declared: Declared,
  fields: FieldDeclaration[],
): DeclarationProblem[] {
  return Object.entries(declared).flatMap(([name, figure]) =>
    problemsOf(name, figure, fields).map((reason) => ({ path: ['figures', name], reason })),
  );
}
