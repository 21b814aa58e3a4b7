import type { Field } from '../../../shared/sizing/fields.ts';
import { TYPED_MAX_LENGTH } from '../../../shared/sizing/fields.ts';
import { classNames } from '../../components/class-names.ts';
import { CONTROL, FieldError, FieldHint, useFieldIds } from '../../components/form/field.tsx';

interface ToolFieldProps {
  id: string;
  name: string;
  field: Field<unknown>;
  typed: string;
  error: string | undefined;
  /** Name of the group, for a label that occurs several times. */
  of?: string | undefined;
}

/** Input of a tool. Text fields accept full-width and half-width numbers; errors are shown below. */
export function ToolField({ id, name, field, typed, error, of }: ToolFieldProps) {
  const ids = useFieldIds({ id, hint: field.hint, error });
  const control = {
    id,
    name,
    'aria-describedby': ids.describedBy,
    'aria-invalid': error ? (true as const) : undefined,
  };
  if (field.kind === 'flag') {
    return (
      <div className="col-span-2 flex flex-col justify-end">
        <label className="flex min-h-12 items-center gap-3">
          <input
            {...control}
            type="checkbox"
            value="1"
            defaultChecked={typed === '1'}
            className="size-5 shrink-0 accent-aqua"
          />
          <span>{field.label}</span>
        </label>
        <FieldHint id={ids.hintId} hint={field.hint} />
      </div>
    );
  }
  return (
    <div className={classNames('flex min-w-0 flex-col', field.kind !== 'number' && 'max-md:col-span-2')}>
      <label htmlFor={id} className="mb-1 text-sm font-bold">
        {of ? <span className="sr-only">{`${of}の`}</span> : null}
        {field.label}
        {field.unit ? <span className="ml-1 font-normal text-ink-soft">{`(${field.unit})`}</span> : null}
      </label>
      {field.choices ? (
        <select {...control} defaultValue={typed} className={classNames(CONTROL, 'h-12')}>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type="text"
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={TYPED_MAX_LENGTH}
          defaultValue={typed}
          className={classNames(CONTROL, 'h-12', field.kind === 'number' && 'tabular-nums')}
        />
      )}
      {field.hint ? (
        <p id={ids.hintId} className="mt-1 text-xs text-ink-soft">
          {field.hint}
        </p>
      ) : null}
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
}
