import type { Field } from './fields.ts';
import type { ToolForm } from './read-form.ts';

type Values = Readonly<Record<string, unknown>>;

/** The text to type into a field for a value. */
function typedAs({ kind }: Field<unknown>, value: unknown): string {
  return kind === 'flag' ? (value ? '1' : '') : String(value ?? '');
}

/**
 * The query for the values that a tool has calculated with: invalid input is replaced by its corrected value, so that
 * the query causes no messages. Limited like the form: number of rows, length of each field.
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
