import { type ComponentProps, type ReactNode, useId } from 'react';

interface Labelled {
  label: ReactNode;
  /** Description above the control. */
  hint?: string;
  /** Description below the control. */
  note?: string;
  /** Id of a further description, such as a problem. */
  describedBy?: string | undefined;
}

interface FieldProps extends Labelled {
  /** Renders the control with the attributes that tie it to its label and description. */
  children(attributes: { id: string; 'aria-describedby': string | undefined }): ReactNode;
}

/** Control with a label and a description. */
export function Field({ label, hint, note, describedBy, children }: FieldProps) {
  const id = useId();
  const descriptionId = hint || note ? `${id}-hint` : undefined;
  const described = [descriptionId, describedBy].filter(Boolean).join(' ') || undefined;
  const description = (
    <p className="description" id={descriptionId}>
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

export function InputField({ label, hint, note, describedBy, onValue, ...rest }: InputFieldProps) {
  return (
    <Field {...{ label, hint, note, describedBy }}>
      {(attributes) => <input {...attributes} {...rest} onChange={({ target }) => onValue?.(target.value)} />}
    </Field>
  );
}

/** Search field that narrows the list below it. */
export function FilterField(props: Pick<InputFieldProps, 'value' | 'placeholder' | 'onValue'>) {
  return <InputField {...props} label="絞り込み" type="search" className="max-w-[28rem]" />;
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
