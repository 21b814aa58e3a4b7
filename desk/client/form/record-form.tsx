import { useLayoutEffect, useMemo, useRef } from 'react';
import { groupBy } from '../../../shared/group-by.ts';
import type { DeskFieldProblem, DeskSchema } from '../../shared/api.ts';
import { fieldId } from './errors.ts';
import { Field } from './field.tsx';
import { FormContext } from './form-context.ts';
import type { Path } from './schema.ts';
import { withValue } from './written.ts';

interface Props {
  schema: DeskSchema;
  data: unknown;
  /** Problems of the record, with paths from its root. */
  problems: readonly DeskFieldProblem[];
  onChange(data: unknown): void;
}

/** Form of a record, generated from its schema. */
export function RecordForm({ schema, data, problems, onChange }: Props) {
  const latest = useRef({ data, onChange });
  useLayoutEffect(() => {
    latest.current = { data, onChange };
    // A picture that arrives after the form was closed changes nothing.
    return () => {
      latest.current.onChange = () => undefined;
    };
  });
  const key = JSON.stringify(problems);
  const form = useMemo(() => {
    const own: readonly DeskFieldProblem[] = JSON.parse(key);
    const change = (path: Path, value: unknown) => {
      const { current } = latest;
      current.data = withValue(current.data, path, value);
      current.onChange(current.data);
    };
    return { root: schema, Field, problems: groupBy(own, ({ path = [] }) => fieldId(path)), change };
  }, [schema, key]);
  return (
    <div className="record-form column gap-5">
      <FormContext value={form}>
        <Field schema={schema} value={data} path={[]} title="" />
      </FormContext>
    </div>
  );
}
