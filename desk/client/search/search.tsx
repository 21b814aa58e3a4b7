import { useRef, useState } from 'react';
import type { DeskKind } from '../../shared/api.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/constants.ts';
import type { DeskFound, DeskHit } from '../../shared/search.ts';
import { matching } from '../../shared/spellings.ts';
import type { DeskApi } from '../api.ts';
import { Combobox } from '../components/combobox.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Field } from '../components/field.tsx';
import { Problem } from '../components/problem.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useAddressOf, useDesk, useLoaded } from '../desk-context.ts';
import { placeHref } from '../places.ts';
import { go, hrefOf } from '../router.tsx';
import { minuteInJapan, statesOf } from '../states.ts';
import { useShortcut } from '../use-window-event.ts';

/** Delay of a search while typing. */
const PAUSE_MS = 150;

/** A place that was found, or a kind of which a record is begun. */
type Choice = DeskHit | { begun: DeskKind };

/** Search over all records, opened by its button or by Ctrl+K (⌘K). */
export function Search({ api }: { api: DeskApi }) {
  const [isOpen, setOpen] = useState(false);
  // A question of another dialog is answered first.
  useShortcut('k', () => document.querySelector('dialog[open]') || setOpen(true));
  return (
    <>
      <button
        type="button"
        className="min-w-[min(16rem,100%)] gap-3 text-ink-soft max-sm:min-w-0 max-sm:flex-none"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        探す <kbd className="ml-auto rounded-sm border border-line px-1.5 text-xs max-sm:hidden">Ctrl+K</kbd>
      </button>
      {isOpen && <SearchDialog api={api} onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ api, onClose }: { api: DeskApi; onClose(): void }) {
  const { kinds } = useDesk().session;
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loaded = useLoaded(wanted, () => api.search(wanted));
  // Results of earlier words remain until the next ones arrive.
  const found = useRef<DeskFound>(undefined);
  if (loaded.state === 'ready') found.current = loaded.value;
  const { hits, isCut } = found.current ?? {};
  const begun = kinds.filter(({ canAdd }) => canAdd && text.trim() !== '');
  const choices: Choice[] = [
    ...(hits ?? []),
    ...matching(text, begun, labelOfNew).map((kind) => ({ begun: kind })),
  ];
  const type = (typed: string, isFinal: boolean) => {
    setText(typed);
    clearTimeout(pause.current);
    if (isFinal) pause.current = setTimeout(() => setWanted(typed.trim()), PAUSE_MS);
  };
  const leave = (href: string) => {
    onClose();
    go(href);
  };
  const choose = (choice: Choice) => {
    if ('begun' in choice) return leave(hrefOf('new', { kind: choice.begun.name }));
    const { file, place } = choice;
    leave(place ? placeHref({ file, path: place.at }, place.words) : hrefOf('edit', { file }));
  };
  return (
    <Dialog title="記録を探す" onClose={onClose} isWide>
      <Field
        label="探す言葉"
        hint="題名と本文、すべての項目から探します。型番は、どの書き方でも見つかります。「お知らせを新しく書く」と入れると、そのまま書き始められます。"
      >
        {(attributes) => (
          <Combobox
            {...attributes}
            maxLength={SEARCH_MAX_LENGTH}
            value={text}
            listName="見つかった場所"
            items={choices}
            keyOf={(choice) =>
              'begun' in choice ? choice.begun.name : JSON.stringify([choice.file, choice.place?.at])
            }
            onType={type}
            onChoose={choose}
          >
            {(choice) =>
              'begun' in choice ? <strong>{labelOfNew(choice.begun)}</strong> : <Hit hit={choice} />
            }
          </Combobox>
        )}
      </Field>
      {loaded.state === 'failed' && <Problem problem={loaded.problem} />}
      <p role="status" className="quiet-text">
        {hits && choices.length === 0 && '見つかりません。言葉を短くすると、見つかることがあります。'}
        {isCut && `はじめの${hits?.length}件です。言葉を足すと、絞り込めます。`}
      </p>
      <div className="buttons">
        {wanted !== '' && (
          <button type="button" onClick={() => leave(hrefOf('replace', { words: text.trim() }))}>
            まとめて置き換える
          </button>
        )}
        <button type="button" onClick={onClose}>
          閉じる
        </button>
      </div>
    </Dialog>
  );
}

function labelOfNew({ title }: DeskKind): string {
  return `${title}を新しく書く`;
}

function Hit({ hit }: { hit: DeskHit }) {
  const addressOf = useAddressOf();
  const { title, kind, place, picture } = hit;
  return (
    <span className="choice-row">
      <Thumbnail src={picture && addressOf(picture)} />
      <span>
        <span className="bar">
          <strong>{title}</strong>
          <span className="quiet-text">{kind === title ? '' : kind}</span>
          <StateLabels states={statesOf(hit, minuteInJapan(new Date()))} />
        </span>
        {place && (
          <span className="block text-sm whitespace-pre-line">
            {place.before}
            <mark>{place.words}</mark>
            {place.after}
          </span>
        )}
      </span>
    </span>
  );
}
