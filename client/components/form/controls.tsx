import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL, Field, type FieldProps } from './field.tsx';

/** Props of a control; the field's own properties replace those of the native element. */
type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps> & {
    /** Limits the width of the control, for short values. */
    short?: boolean | undefined;
  };

const SHORT = 'max-w-60';

/** Single-line field. */
export function TextInput({
  label,
  required,
  requiredWhen,
  hint,
  error,
  id,
  className,
  short,
  ...rest
}: Control<'input'>) {
  return (
    <Field {...{ label, required, requiredWhen, hint, error, id, className }}>
      {(control) => (
        <input type="text" {...rest} {...control} className={classNames(CONTROL, 'h-12', short && SHORT)} />
      )}
    </Field>
  );
}

/** Multi-line field, which grows with its text where the browser supports it. */
export function TextArea({
  label,
  required,
  requiredWhen,
  hint,
  error,
  id,
  className,
  rows = 5,
  ...rest
}: Omit<Control<'textarea'>, 'short'>) {
  return (
    <Field {...{ label, required, requiredWhen, hint, error, id, className }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(CONTROL, 'min-h-24 field-sizing-content')}
        />
      )}
    </Field>
  );
}

/** Select with an empty first option. */
export function Select({
  label,
  required,
  requiredWhen,
  hint,
  error,
  id,
  className,
  short,
  choices,
  ...rest
}: Control<'select'> & { choices: readonly string[] }) {
  // A stored value stays an option even if the list does not contain it any more.
  const { defaultValue } = rest;
  const known = choices.some((choice) => choice === defaultValue);
  const offered = !defaultValue || known ? choices : [...choices, String(defaultValue)];
  return (
    <Field {...{ label, required, requiredWhen, hint, error, id, className }}>
      {(control) => (
        <select {...rest} {...control} className={classNames(CONTROL, 'h-12', short && SHORT)}>
          <option value="">選んでください</option>
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
