import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL, Field, type FieldProps } from './field.tsx';

/** The field's own properties win over the native element's of the same name. */
type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps> & {
    /** Shows that a short answer is expected. */
    short?: boolean | undefined;
  };

const SHORT = 'max-w-60';

/** A field of one line. */
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

/** A field of several lines, which grows with what is typed where the browser can. */
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

/** One of many. The first entry says that nothing is chosen. */
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
  // What was stored once stays a choice, whatever the list says today.
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
