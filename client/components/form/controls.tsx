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

/** Separates the properties of the field from those of its control. */
function splitProps<Props extends FieldProps>({
  label,
  required,
  requiredWhen,
  hint,
  error,
  id,
  className,
  ...control
}: Props) {
  return { field: { label, required, requiredWhen, hint, error, id, className }, control };
}

/** Single-line field. */
export function TextInput({ short, ...props }: Control<'input'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(links) => (
        <input type="text" {...control} {...links} className={classNames(CONTROL, 'h-12', short && SHORT)} />
      )}
    </Field>
  );
}

/** Multi-line field, which grows with its text where the browser supports it. */
export function TextArea({ rows = 5, ...props }: Omit<Control<'textarea'>, 'short'>) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(links) => (
        <textarea
          {...control}
          {...links}
          rows={rows}
          className={classNames(CONTROL, 'min-h-24 field-sizing-content')}
        />
      )}
    </Field>
  );
}

/** Select with an empty first option. */
export function Select({ short, choices, ...props }: Control<'select'> & { choices: readonly string[] }) {
  const { field, control } = splitProps(props);
  // A stored value stays an option even if the list does not contain it any more.
  const { defaultValue } = control;
  const known = choices.some((choice) => choice === defaultValue);
  const offered = !defaultValue || known ? choices : [...choices, String(defaultValue)];
  return (
    <Field {...field}>
      {(links) => (
        <select {...control} {...links} className={classNames(CONTROL, 'h-12', short && SHORT)}>
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
