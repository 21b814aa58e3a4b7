import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

interface KeywordFormProps {
  /** Path of the page with the results. */
  action: string;
  /** Id of the field, and its name in the query. */
  id: string;
  name: string;
  label: string;
  value: string;
  placeholder?: string | undefined;
  /** Advice for the first search. */
  hint: ReactNode;
  /** Message about the submitted keyword. */
  warning?: string | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onChange?: () => void;
}

/** Search form. It works without JavaScript, and every search has an address. */
export function KeywordForm({
  action,
  id,
  name,
  label,
  value,
  placeholder,
  hint,
  warning,
  onSubmit,
  onChange,
}: KeywordFormProps) {
  const warningId = `${id}-warning`;
  return (
    <Form action={action} method="get" onSubmit={onSubmit} className="mt-4 max-w-text">
      <label htmlFor={id} className="mb-1 block text-sm font-bold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          // Resets the field to the keyword of the address after each navigation.
          key={value}
          id={id}
          type="search"
          name={name}
          defaultValue={value}
          maxLength={FIELD_MAX_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          aria-describedby={warning ? warningId : undefined}
          aria-invalid={warning ? true : undefined}
          onChange={onChange}
          className="h-12 min-w-0 grow rounded-md border border-line-strong bg-white px-4 placeholder:text-ink-faint aria-invalid:border-danger"
        />
        <Button type="submit" className="h-12 shrink-0 px-5">
          <Icon name="search" />
          検索
        </Button>
      </div>
      <div role="alert" id={warningId} className="text-sm font-bold text-danger">
        {warning ? <p className="mt-2">{warning}</p> : null}
      </div>
      {value ? null : <p className="mt-2 text-sm text-ink-soft">{hint}</p>}
    </Form>
  );
}
