import { type ReactNode, useId } from 'react';
import { Changing } from '../changing.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

/** Attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
}

export interface FieldProps {
  label: string;
  required?: boolean | undefined;
  /** Condition under which another field makes this one required, as text. */
  requiredWhen?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Id of the control, for links to it. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Classes of a text control. */
export const CONTROL =
  'w-full min-w-0 rounded-md border border-line-strong bg-white px-4 py-2.5 text-base placeholder:text-ink-faint aria-invalid:border-2 aria-invalid:border-danger';

/** Mark with 必須, 任意, or the condition under which the field is required. */
export function RequiredMark({ required, when }: { required: boolean; when?: string | undefined }) {
  return (
    <span
      className={classNames(
        'ml-2 inline-block rounded-sm px-1.5 text-xs font-bold',
        required ? 'bg-danger-pale text-danger' : 'bg-surface-deep text-ink-soft',
      )}
    >
      {required ? '必須' : (when ?? '任意')}
    </span>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p id={id} className="mb-1.5 text-sm text-ink-soft">
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-bold text-danger">
      <Icon name="warning" className="mt-0.5 size-4" />
      <Changing>{error}</Changing>
    </p>
  ) : null;
}

export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const made = useId();
  const own = id ?? made;
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  return {
    id: own,
    hintId,
    errorId,
    describedBy: [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
}

/** Control with its label and hint above and its error below. */
export function Field(field: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, required = false, error, children } = field;
  const ids = useFieldIds(field);
  return (
    <div className={field.className}>
      <label htmlFor={ids.id} className="mb-1 block font-bold">
        {label}
        <RequiredMark required={required} when={field.requiredWhen} />
      </label>
      <FieldHint id={ids.hintId} hint={field.hint} />
      {children({
        id: ids.id,
        'aria-describedby': ids.describedBy,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
}
