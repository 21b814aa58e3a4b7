import type { Field } from './fields.ts';
import type { ToolForm } from './read-form.ts';

type Values = Readonly<Record<string, unknown>>;

/** As a field is typed that has this value. */
function typedAs({ kind }: Field<unknown>, value: unknown): string {
  if (value === null) return '';
  return kind === 'flag' ? (value ? '1' : '') : String(value);
}

/**
 * The query that asks a tool for what it has calculated with: what was typed wrong stands in it as it was read, so that whoever
 * asks with it is told of nothing to correct. Bounded as the form is: so many rows, so many characters in each field.
 */
export function toolQuery(
  { fields, rows }: ToolForm,
  read: { values: Values; rows: readonly Values[] },
): string {
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) query.append(name, typedAs(field, read.values[name]));
  for (const row of rows ? read.rows : [])
    for (const [name, field] of Object.entries(rows?.fields ?? {}))
      query.append(name, typedAs(field, row[name]));
  return `?${query}`;
}
