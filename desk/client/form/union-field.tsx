import { useContext, useRef, useState } from 'react';
import { isRecord } from '../../../shared/is-record.ts';
import type { DeskSchema } from '../../shared/api.ts';
import { SelectField } from '../components/field.tsx';
import { fieldId } from './errors.ts';
import { type FieldProps, FormContext } from './form-context.ts';
import { Remarks } from './notes-context.tsx';
import { constantsOf, likeness, optionOf } from './options.ts';
import { optionsOf, resolve } from './schema.ts';
import { nameOfOption } from './summaries.ts';

/**
 * Value with several possible shapes: a select and the fields of the current shape. Values of other shapes are restored
 * when they are selected again.
 */
export function UnionField(props: FieldProps) {
  const { schema, value, path, presence } = props;
  const { root, Field, change } = useContext(FormContext);
  const [selected, setSelected] = useState(-1);
  const earlier = useRef<Record<number, unknown>>({});
  const options = (optionsOf(schema) ?? []).map((option) => resolve(option, root));
  // An almost empty value fits any shape: the last selection decides.
  const last = options[selected];
  const current = last && likeness(value, last, root) >= 0 ? selected : optionOf(value, options, root);
  const option = options[current];
  const id = fieldId(path);
  const isRequired = presence === 'required';
  const select = (next: number) => {
    earlier.current[current] = value;
    setSelected(next);
    const shape = options[next];
    change(path, shape && (earlier.current[next] ?? carriedOver(value, shape, root)));
  };
  return (
    <div className="column gap-5">
      <SelectField
        id={`${id}__kind`}
        label={schema.title ? `${schema.title}の種類` : '種類'}
        value={current}
        aria-required={isRequired || undefined}
        options={[
          ...(current < 0 || !isRequired ? [['-1', '選択してください'] as const] : []),
          ...options.map((each, index) => [String(index), nameOfOption(each)] as const),
        ]}
        onValue={(next) => select(Number(next))}
      />
      {option ? (
        <Field {...props} key={current} schema={{ ...option, title: schema.title ?? option.title }} isQuiet />
      ) : (
        <Remarks id={id} />
      )}
    </div>
  );
}

/** Part of a value that another shape can adopt. */
function carriedOver(value: unknown, shape: DeskSchema, root: DeskSchema): unknown {
  if (shape.type === 'array') {
    if (Array.isArray(value)) return value;
    return value === undefined ? [] : [value];
  }
  if (shape.type === 'string' && (typeof value === 'number' || typeof value === 'string'))
    return String(value);
  if (shape.type !== 'object') return undefined;
  const constants = constantsOf(shape);
  const kept = Object.entries(isRecord(value) ? value : {}).filter(([name, inner]) => {
    const property = shape.properties?.[name];
    return property && !(name in constants) && likeness(inner, property, root) >= 0;
  });
  return { ...constants, ...Object.fromEntries(kept) };
}
