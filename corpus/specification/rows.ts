import type { Specification } from '../../records/category/compiled.ts';
import type { FieldDeclaration, RowDeclaration } from '../../records/category/specification.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import type { ParameterGroup } from '../../records/product/wire.ts';
import { LOCALE } from '../../shared/constants.ts';
import { DERIVED_ROWS } from './derived-rows.ts';
import { type Values, valuesAt, valuesIn } from './expression.ts';
import { fieldAt } from './fields.ts';

/** Name and value of a row; numbers are not formatted yet. */
export interface Cell {
  name: string;
  unit?: string;
  value: string | number;
}

const NUMBER = new Intl.NumberFormat(LOCALE);
const HOLE = /\{([^{}]+)\}/g;
const ONE_HOLE = /^\{([^{}]+)\}$/;

/** Formats a value for a table. */
export function written(value: string | number): string {
  return typeof value === 'number' ? NUMBER.format(value) : value;
}

function spoken(value: unknown, field: FieldDeclaration | undefined): string | number {
  if (typeof value === 'boolean') return value ? (field?.yes ?? '対応') : (field?.no ?? 'なし');
  return typeof value === 'number' ? value : String(value);
}

/** Value of an expression for a table cell; undefined where the record has none. */
function valueAt(values: Values, path: string, fields: FieldDeclaration[]): string | number | undefined {
  const found = valuesAt(values, path);
  const field = fieldAt(fields, path);
  if (found.length < 2) return found[0] === undefined ? undefined : spoken(found[0], field);
  return found.map((value) => spoken(value, field)).join('、');
}

/** A text with its placeholders filled; undefined where one of them has no value. */
export function fill(
  template: string,
  values: Values,
  fields: FieldDeclaration[],
): string | number | undefined {
  const whole = ONE_HOLE.exec(template)?.[1];
  if (whole) return valueAt(values, whole, fields);
  const holes = [...template.matchAll(HOLE)].map(([, path = '']) => valueAt(values, path, fields));
  if (holes.includes(undefined)) return undefined;
  return template.replace(HOLE, () => String(holes.shift()));
}

function isThere(values: Values, path: string | undefined): boolean {
  return path !== undefined && valuesAt(values, path).some((value) => value !== false);
}

function isLeftOut({ when, unless }: RowDeclaration, values: Values): boolean {
  return (when !== undefined && !isThere(values, when)) || isThere(values, unless);
}

/** Input of a row: the values of a record, their declarations, and the record itself. */
export interface RowContext {
  values: Values;
  fields: FieldDeclaration[];
  product: Pick<ProductRecord, 'functions' | 'warrantyYears'>;
}

/** The name and the value of a row; without a value where the record has none. */
export function cellOf(
  row: RowDeclaration,
  { values, fields, product }: RowContext,
): Partial<Cell> & { name: string } {
  const field = row.field === undefined ? undefined : fieldAt(fields, row.field);
  const all = { ...values, product };
  const name = row.name === undefined ? (field?.name ?? '') : String(fill(row.name, all, fields) ?? '');
  const unit = row.unit ?? field?.unit;
  const templates = row.value ?? [`{${row.field}}`];
  const value = isLeftOut(row, all)
    ? undefined
    : templates.map((template) => fill(template, all, fields)).find((text) => text !== undefined);
  return { name, ...(unit && { unit }), ...(value !== undefined && { value }) };
}

/** The rows that a declaration generates for a record. */
function cellsOf(row: RowDeclaration, context: RowContext): Cell[] {
  if (row.derive !== undefined) return DERIVED_ROWS.get(row.derive)?.make(row, context) ?? [];
  if (row.each !== undefined) {
    const fields = fieldAt(context.fields, row.each)?.fields ?? [];
    return valuesAt(context.values, row.each).flatMap((entry) =>
      (row.rows ?? []).flatMap((below) => cellsOf(below, { ...context, values: entry as Values, fields })),
    );
  }
  const { value, ...cell } = cellOf(row, context);
  return value === undefined ? [] : [{ ...cell, value }];
}

function contextIn(
  spec: object,
  product: RowContext['product'],
  fields: FieldDeclaration[],
  scope: string | undefined,
): RowContext | undefined {
  const values = valuesIn(spec, scope);
  const inScope = scope === undefined ? fields : (fieldAt(fields, scope)?.fields ?? []);
  return values && { values, fields: inScope, product };
}

/** The specification table of a product. */
export function sheetOf({ spec, specification, ...product }: ProductRecord): ParameterGroup[] {
  return specification.sheet.flatMap(({ group, rows, scope }) => {
    const context = contextIn(spec, product, specification.fields, scope);
    if (!context) return [];
    const cells = rows.flatMap((row) => cellsOf(row, context));
    return cells.length > 0
      ? [{ group, rows: cells.map(({ value, ...cell }) => ({ ...cell, value: written(value) })) }]
      : [];
  });
}

/** Values of the fields that have a mark, in the order of their declaration. */
export function markedCells(
  { fields }: Pick<Specification, 'fields'>,
  spec: object,
  mark: 'keyFigure' | 'property',
): { label: string; value: string; unit?: string }[] {
  return fields
    .filter((field) => field[mark])
    .flatMap(({ key, name = '', unit }) => {
      const value = valueAt(spec as Values, key, fields);
      return value === undefined ? [] : [{ label: name, value: written(value), ...(unit && { unit }) }];
    });
}

const KEY_FIGURES_MAX = 4;

/** Default for the large figures at the head of a page, when the record lists none. */
export function keyFiguresOf(specification: Pick<Specification, 'fields'>, spec: object) {
  return markedCells(specification, spec, 'keyFigure').slice(0, KEY_FIGURES_MAX);
}
