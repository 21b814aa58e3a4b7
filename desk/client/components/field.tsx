import { type ComponentProps, type ReactNode, useId } from 'react';

interface Labelled {
  /** Id of the control, if others refer to it. */
  id?: string | undefined;
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
export function Field({ label, hint, note, describedBy, children, ...given }: FieldProps) {
  const ownId = useId();
  const { id = ownId } = given;
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

interface InputFieldProps extends Labelled, Omit<ComponentProps<'input'>, 'children' | 'id'> {
  onValue?(text: string): void;
}

export function InputField({ id, label, hint, note, describedBy, onValue, ...rest }: InputFieldProps) {
  return (
    <Field {...{ id, label, hint, note, describedBy }}>
      {(attributes) => <input {...attributes} {...rest} onChange={({ target }) => onValue?.(target.value)} />}
    </Field>
  );
}

/** Search field that narrows the list below it. */
export function FilterField(props: Pick<InputFieldProps, 'value' | 'placeholder' | 'onValue'>) {
  return <InputField {...props} label="絞り込み" type="search" className="max-w-[28rem]" />;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  /** Values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
  onValue(value: string): void;
}

export function Select({ options, onValue, ...rest }: SelectProps) {
  return (
    <select {...rest} onChange={({ target }) => onValue(target.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function SelectField({ label, hint, note, id, ...rest }: Labelled & SelectProps) {
  return <Field {...{ label, hint, note, id }}>{(attributes) => <Select {...attributes} {...rest} />}</Field>;
}
