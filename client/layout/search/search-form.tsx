import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { SUGGESTION_LIMIT } from '../../../shared/constants.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { EMPTY_WARNING, useTimedWarning } from '../../lib/hooks/use-timed-warning.ts';
import { searchTyped } from '../../store/selection-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

const NONE = -1;
/** Key code for a key that an input method has consumed, even after the composition has ended. */
const KEY_OF_INPUT_METHOD = 229;

/**
 * Search form that leads to the search page, with a list of matching products below it (combobox with
 * listbox). While an input method composes, it neither requests suggestions nor submits.
 */
export function SearchForm({ autoFocus = false }: { autoFocus?: boolean }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const value = useAppSelector(({ selection }) => selection.searchValue);
  const { suggestions, ask, cancel, clear } = useSuggestions();
  const { warned, warn, clear: clearWarning } = useTimedWarning();
  const [active, setActive] = useState(NONE);
  const composing = useRef(false);
  const listId = useId();
  const warningId = useId();

  const shown = suggestions.slice(0, SUGGESTION_LIMIT);
  const optionId = (index: number) => `${listId}-${index}`;

  function onChange(typed: string) {
    dispatch(searchTyped(typed));
    setActive(NONE);
    clearWarning();
    if (!composing.current) ask(typed);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === KEY_OF_INPUT_METHOD) {
      // The Enter that ends a composition belongs to the input method; some browsers would submit the form.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (shown.length === 0) return;
    switch (event.key) {
      case 'ArrowDown':
        setActive(active + 1 < shown.length ? active + 1 : NONE);
        break;
      case 'ArrowUp':
        setActive(active === NONE ? shown.length - 1 : active - 1);
        break;
      case 'Enter': {
        const chosen = shown[active];
        if (!chosen) return;
        void navigate(chosen.to);
        break;
      }
      case 'Escape':
        setActive(NONE);
        clear();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  function onSubmit(event: FormEvent) {
    if (composing.current) return event.preventDefault();
    cancel();
    if (value.trim() !== '') return;
    event.preventDefault();
    warn();
  }

  return (
    <Form action="/search" method="get" onSubmit={onSubmit}>
      <div className="flex gap-2">
        <div className="relative grow">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-faint"
          />
          <input
            type="text"
            name="value"
            role="combobox"
            aria-label="サイト内検索"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === NONE ? undefined : optionId(active)}
            aria-describedby={warned ? warningId : undefined}
            aria-invalid={warned || undefined}
            placeholder="モデル名・キーワード"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: the visitor has just opened the panel to type here
            autoFocus={autoFocus}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onCompositionStart={() => {
              composing.current = true;
              cancel();
            }}
            onCompositionEnd={(event) => {
              composing.current = false;
              ask(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            className="h-12 w-full rounded-md border border-line-strong bg-white pr-4 pl-12 text-base placeholder:text-ink-faint aria-invalid:border-danger"
          />
        </div>
        <Button type="submit" className="shrink-0">
          検索
        </Button>
      </div>
      <div role="alert" id={warningId} className="text-sm font-bold text-danger">
        {warned ? <p className="mt-2">{EMPTY_WARNING}</p> : null}
      </div>
      <SuggestionList
        id={listId}
        entries={shown}
        typed={value}
        active={active}
        optionId={optionId}
        more={suggestions.length > SUGGESTION_LIMIT ? value : null}
      />
    </Form>
  );
}
