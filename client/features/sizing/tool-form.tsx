import { useMemo } from 'react';
import { Form } from 'react-router';
import type { Fields } from '../../../shared/sizing/fields.ts';
import {
  controlId,
  type FieldProblem,
  ROWS_PARAMETER,
  type ToolForm as ToolFormShape,
} from '../../../shared/sizing/read-form.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { RESULT_ID } from './result-id.ts';
import { ToolField } from './tool-field.tsx';

export interface TypedForm {
  typed: { fields: Record<string, string>; rows: Record<string, string>[] };
  problems: readonly FieldProblem[];
  isAsked: boolean;
}

interface ToolFormProps extends TypedForm {
  form: ToolFormShape;
  /** Path of the page. */
  path: string;
}

/** Inputs of a tool. A GET form: every calculation has an address, and it works without JavaScript. */
export function ToolForm({ form, path, typed, problems, isAsked }: ToolFormProps) {
  const errors = useMemo(() => new Map(problems.map(({ id, message }) => [id, message])), [problems]);
  const summary = useMemo(
    () => problems.map(({ id, label, message }) => ({ id, message: `${label}:${message}` })),
    [problems],
  );
  const { rows } = form;
  const canGrow = rows !== undefined && typed.rows.length < rows.max;
  return (
    <Form
      action={`${path}#${RESULT_ID}`}
      method="get"
      aria-label="計算の条件"
      // Resets the fields to the address's values, also after going back.
      key={JSON.stringify(typed)}
      className="space-y-8"
    >
      {isAsked ? <ErrorSummary title="入力を補って計算しました" problems={summary} /> : null}
      {rows
        ? typed.rows.map((row, index) => (
            <FieldSet
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their index
              key={index}
              legend={`${rows.name}${index + 1}`}
              fields={rows.fields}
              typed={row}
              errors={errors}
              row={index}
            />
          ))
        : null}
      <FieldSet
        legend={rows ? '共通の条件' : '条件'}
        fields={form.fields}
        typed={typed.fields}
        errors={errors}
      />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button type="submit" className="max-sm:w-full">
          計算する
        </Button>
        {canGrow ? (
          <Button
            type="submit"
            tone="secondary"
            name={ROWS_PARAMETER}
            value={typed.rows.length + 1}
            className="max-sm:w-full"
          >
            {`${rows.name}の欄を増やす`}
          </Button>
        ) : null}
        {isAsked ? (
          <Link to={path} className="more-link px-3">
            <Icon name="arrow" />
            はじめの値に戻す
          </Link>
        ) : null}
      </div>
    </Form>
  );
}

interface FieldSetProps {
  legend: string;
  fields: Fields;
  typed: Record<string, string>;
  errors: ReadonlyMap<string, string>;
  row?: number;
}

function FieldSet({ legend, fields, typed, errors, row }: FieldSetProps) {
  return (
    <fieldset className="rounded-lg border border-line bg-white p-4 md:p-6">
      <legend className="px-2 font-bold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 xl:grid-cols-5">
        {Object.entries(fields).map(([name, field]) => {
          const id = controlId(name, row);
          return (
            <ToolField
              key={name}
              id={id}
              name={name}
              field={field}
              typed={typed[name] ?? ''}
              error={errors.get(id)}
              of={row === undefined ? undefined : legend}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
