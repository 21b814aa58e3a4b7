import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { EMPTY_WARNING, useBriefWarning } from '../layout/search/use-brief-warning.ts';

const WARNING_ID = 'search-warning';

/** The search page's own box. An ordinary form: it works without JavaScript, and every search has an address. */
export function SearchBox({ value }: { value: string }) {
  const { warned, warn, clear } = useBriefWarning();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (String(new FormData(event.currentTarget).get('value')).trim() !== '') return;
    event.preventDefault();
    warn();
  }

  return (
    <Form action="/search" method="get" onSubmit={onSubmit} className="mt-6 max-w-text">
      <label htmlFor="search-value" className="mb-1 block text-sm font-bold">
        型番・キーワード
      </label>
      <div className="flex gap-2">
        <input
          key={value}
          id="search-value"
          type="search"
          name="value"
          defaultValue={value}
          maxLength={FIELD_MAX_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="MA3511、屋外 PoE"
          aria-describedby={warned ? WARNING_ID : undefined}
          aria-invalid={warned || undefined}
          onChange={clear}
          className="h-12 min-w-0 grow rounded-md border border-line-strong bg-white px-4 placeholder:text-ink-faint aria-invalid:border-danger"
        />
        <Button type="submit" className="h-12 shrink-0 px-5">
          <Icon name="search" />
          検索
        </Button>
      </div>
      <div role="alert" id={WARNING_ID} className="text-sm font-bold text-danger">
        {warned ? <p className="mt-2">{EMPTY_WARNING}</p> : null}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        型番は一部でも、全角でも、ハイフンがなくてもかまいません。空白で区切ると、すべての語を含むページを探します。
      </p>
    </Form>
  );
}
