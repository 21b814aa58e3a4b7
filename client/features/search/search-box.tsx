import type { FormEvent } from 'react';
import { KeywordForm } from '../../components/form/keyword-form.tsx';
import { EMPTY_WARNING, useTimedWarning } from '../../lib/hooks/use-timed-warning.ts';
import { useSite } from '../../lib/page-context.tsx';

interface SearchBoxProps {
  value: string;
  /** The address has an empty query: it was submitted without JavaScript, which would have prevented that. */
  isSentEmpty: boolean;
}

/** Search form of the search page. */
export function SearchBox({ value, isSentEmpty }: SearchBoxProps) {
  const { examples } = useSite();
  const { warned, warn, clear } = useTimedWarning(isSentEmpty);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (String(new FormData(event.currentTarget).get('value')).trim() !== '') return;
    event.preventDefault();
    warn();
  }

  return (
    <KeywordForm
      action="/search"
      id="search-value"
      name="value"
      label="型番・キーワード"
      value={value}
      placeholder={examples.search}
      hint="型番は一部でも、全角でも、ハイフンなしでもかまいません。空白で区切ると絞り込めます。"
      warning={warned ? EMPTY_WARNING : undefined}
      onSubmit={onSubmit}
      onChange={clear}
    />
  );
}
