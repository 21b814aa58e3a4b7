import { type ComponentProps, type ReactNode, useId } from 'react';

interface Labelled {
  label: ReactNode;
  /** Description above the control. */
  hint?: string;
  /** Description below the control. */
  note?: string;
}

interface FieldProps extends Labelled {
  /** Renders the control with the attributes that tie it to its label and description. */
  children(attributes: { id: string; 'aria-describedby': string | undefined }): ReactNode;
}

/** Control with a label and a description. */
export function Field({ label, hint, note, children }: FieldProps) {
  const id = useId();
  const described = hint || note ? `${id}-hint` : undefined;
  const description = (
    <p className="description" id={described}>
      {hint ?? note}
    </p>
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && description}
      {children({ id, 'aria-describedby': described })}
      {note && description}
    </div>
  );
}

interface InputFieldProps extends Labelled, Omit<ComponentProps<'input'>, 'children'> {
  onValue?(text: string): void;
}

export function InputField({ label, hint, note, onValue, ...rest }: InputFieldProps) {
  return (
    <Field {...{ label, hint, note }}>
      {(attributes) => <input {...attributes} {...rest} onChange={({ target }) => onValue?.(target.value)} />}
    </Field>
  );
}

interface SelectFieldProps extends Labelled {
  value: string;
  /** Values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
  onValue(value: string): void;
}

export function SelectField({ value, options, onValue, ...labelled }: SelectFieldProps) {
  return (
    <Field {...labelled}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => onValue(target.value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
