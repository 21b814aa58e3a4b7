import type { ComponentProps } from 'react';

/** Classes of a control in a form that filters a list. */
export const FILTER = 'h-12 w-full min-w-0 rounded-md border border-line-strong bg-white px-4';

interface FilterSelectProps extends ComponentProps<'select'> {
  id: string;
  label: string;
  /** Name of the empty choice. */
  all?: string;
}

/** Select with its label above, in a form that filters a list. */
export function FilterSelect({ label, all = 'すべて', children, ...rest }: FilterSelectProps) {
  return (
    <div>
      <label htmlFor={rest.id} className="mb-1 block text-sm font-bold">
        {label}
      </label>
      <select {...rest} className={FILTER}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}
