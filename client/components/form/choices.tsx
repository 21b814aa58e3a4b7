import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, type FieldProps, RequiredMark, useFieldIds } from './field.tsx';

const BOX = 'mt-1 size-5 shrink-0 accent-aqua';

type BoxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id?: string | undefined;
  error?: string | undefined;
  /** Label of the checkbox; may contain a link. */
  children: ReactNode;
};

/** Checkbox with its label. */
export function CheckBox({ id, error, children, className, ...rest }: BoxProps) {
  const ids = useFieldIds({ id, hint: undefined, error });
  return (
    <div className={className}>
      <label htmlFor={ids.id} className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          {...rest}
          type="checkbox"
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={BOX}
        />
        <span>{children}</span>
      </label>
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
}

type GroupProps = FieldProps & {
  name: string;
  choices: readonly string[];
  onChange?: ComponentProps<'input'>['onChange'];
};

/** Single choice among a few visible options. */
export function RadioGroup({ defaultValue, ...group }: GroupProps & { defaultValue?: string | undefined }) {
  return <Group {...group} type="radio" isChosen={(choice) => choice === defaultValue} />;
}

/** Multiple choice among a few visible options, submitted under one name. */
export function CheckBoxGroup({
  defaultValue = [],
  ...group
}: GroupProps & { defaultValue?: readonly string[] }) {
  return <Group {...group} type="checkbox" isChosen={(choice) => defaultValue.includes(choice)} />;
}

type AnyGroupProps = GroupProps & { type: 'radio' | 'checkbox'; isChosen(choice: string): boolean };

function Group({ name, choices, type, isChosen, onChange, ...field }: AnyGroupProps) {
  const { required = false, error } = field;
  const ids = useFieldIds(field);
  return (
    <fieldset className={field.className} aria-describedby={ids.describedBy}>
      <legend className="mb-1 font-bold">
        {field.label}
        <RequiredMark required={required} when={field.requiredWhen} />
      </legend>
      <FieldHint id={ids.hintId} hint={field.hint} />
      <div className={classNames('flex gap-x-6', type === 'radio' ? 'flex-wrap' : 'flex-col')}>
        {choices.map((choice, index) => (
          <label key={choice} className="flex min-h-11 items-start gap-2 py-1.5">
            <input
              type={type}
              // A link to the field focuses its first option.
              id={index === 0 ? ids.id : undefined}
              name={name}
              value={choice}
              // `required` on a checkbox would require that very option.
              required={required && type === 'radio'}
              defaultChecked={isChosen(choice)}
              aria-invalid={error ? true : undefined}
              onChange={onChange}
              className={BOX}
            />
            {choice}
          </label>
        ))}
      </div>
      <FieldError id={ids.errorId} error={error} />
    </fieldset>
  );
}
