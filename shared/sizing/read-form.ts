import { type Fields, TYPED_MAX_LENGTH, type ValuesOf } from './fields.ts';

/** Inputs of a tool: single values, and rows of one kind (rooms, devices), whose parameters repeat in the query. */
export interface ToolForm<Single extends Fields = Fields, Row extends Fields = Fields> {
  fields: Single;
  rows?: {
    /** Name of one row: 部屋, 機器. */
    name: string;
    max: number;
    fields: Row;
    /** Initial values of the first row. */
    first?: { readonly [Name in keyof Row]?: string };
  };
}

type Typed = Record<string, string>;

/** An invalid input, by the id of its control. */
export interface FieldProblem {
  id: string;
  label: string;
  message: string;
}

export type ToolInput<Single extends Fields, Row extends Fields> = ReturnType<typeof readForm<Single, Row>>;

/** Number of rows in the form; a button of the form requests one more. */
export const ROWS_PARAMETER = 'rows';

export function controlId(name: string, row?: number): string {
  return row === undefined ? name : `${name}-${row + 1}`;
}

/** Names of the parameters that a form reads from the query of its page. */
export function parametersOf({ fields, rows }: ToolForm): string[] {
  return [...Object.keys(fields), ...(rows ? [...Object.keys(rows.fields), ROWS_PARAMETER] : [])];
}

function cut(text: string): string {
  return text.slice(0, TYPED_MAX_LENGTH);
}

/** A row counts as filled when one of its fields other than choices is. */
function isFilled(fields: Fields, typed: Typed): boolean {
  return Object.entries(fields).some(([name, { kind }]) => kind !== 'choice' && typed[name]?.trim() !== '');
}

function typedRows({ rows }: ToolForm, search: URLSearchParams, isAsked: boolean): Typed[] {
  if (!rows) return [];
  const fields = Object.entries(rows.fields);
  const sent = Math.max(...fields.map(([name]) => search.getAll(name).length));
  const wanted = Number(/^\d{1,2}$/.exec(search.get(ROWS_PARAMETER) ?? '')?.[0] ?? 0);
  const shown = Math.min(Math.max(sent, wanted, isAsked ? 1 : 2), rows.max);
  return Array.from({ length: shown }, (_, row) =>
    Object.fromEntries(
      fields.map(([name, { kind, initial }]) => {
        const first = row === 0 && !isAsked ? rows.first?.[name] : undefined;
        return [name, cut(search.getAll(name)[row] ?? first ?? (kind === 'choice' ? initial : ''))];
      }),
    ),
  );
}

/** Parses one set of fields; a missing required number counts as its initial value. */
function readFields<Set extends Fields>(fields: Set, typed: Typed, row?: { name: string; index: number }) {
  const problems: FieldProblem[] = [];
  const values = Object.entries(fields).map(([name, field]) => {
    const { value, problem } = field.read(typed[name] ?? '');
    if (problem) {
      const label = row ? `${row.name}${row.index + 1}の${field.label}` : field.label;
      problems.push({ id: controlId(name, row?.index), label, message: problem });
    }
    return [name, value];
  });
  return { values: Object.fromEntries(values) as ValuesOf<Set>, problems };
}

/** Parses the query of a tool's page. Never throws, for any query, and reads no more rows than the form allows. */
export function readForm<Single extends Fields, Row extends Fields>(
  form: ToolForm<Single, Row>,
  search: URLSearchParams,
) {
  const isAsked = parametersOf(form).some((name) => search.has(name));
  const fields: Typed = Object.fromEntries(
    Object.entries(form.fields).map(([name, { kind, initial }]) => {
      const absent = isAsked && kind === 'flag' ? '' : initial;
      return [name, cut(search.get(name) ?? absent)];
    }),
  );
  const rows = typedRows(form, search, isAsked);
  const single = readFields(form.fields, fields);
  const asked = form.rows;
  const read = rows.flatMap((typed, index) =>
    asked && isFilled(asked.fields, typed)
      ? [{ ...readFields(asked.fields, typed, { name: asked.name, index }), index }]
      : [],
  );
  const problems = [...single.problems, ...read.flatMap((row) => row.problems)];
  return {
    values: single.values,
    rows: read.map(({ values }) => values),
    /** The same with each row's index in the form, where empty rows count. */
    numberedRows: read.map(({ values, index }) => ({ ...values, index })),
    /** As typed, for the form, with empty rows. */
    typed: { fields, rows },
    problems: isAsked ? problems : [],
  };
}
