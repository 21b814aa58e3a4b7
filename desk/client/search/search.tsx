import { useEffect, useState } from 'react';
import type { DeskFound, DeskHit, DeskProblem } from '../../shared/api.ts';
import { SEARCH_MAX_LENGTH } from '../../shared/constants.ts';
import { type DeskApi, problemOf } from '../api.ts';
import { Combobox } from '../components/combobox.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Problem } from '../components/problem.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { placeHref } from '../places.ts';
import { go, hrefOf } from '../router.tsx';
import { minuteInJapan, statesOf } from '../states.ts';

/** Delay of a search while typing. */
const PAUSE_MS = 150;
const ID = 'search';

/** Search over all records, opened by its button or by Ctrl+K (⌘K). */
export function Search({ api }: { api: DeskApi }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // A question of another dialog is answered first.
      if (!event.isComposing && !document.querySelector('dialog[open]')) setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        探す <kbd>Ctrl+K</kbd>
      </button>
      {isOpen && <SearchDialog api={api} onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ api, onClose }: { api: DeskApi; onClose(): void }) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const { found, problem } = useFound(api, wanted);
  const choose = (hit: DeskHit) => {
    onClose();
    go(hrefOfHit(hit));
  };
  return (
    <Dialog title="記録を探す" onClose={onClose} isWide>
      <div className="field">
        <label htmlFor={ID}>探す言葉</label>
        <p className="description" id={`${ID}-hint`}>
          題名と本文、すべての項目から探します。型番は、どの書き方でも見つかります。
        </p>
        <Combobox
          id={ID}
          aria-describedby={`${ID}-hint`}
          maxLength={SEARCH_MAX_LENGTH}
          value={text}
          listName="見つかった場所"
          items={found?.hits}
          keyOf={({ file, place }) => JSON.stringify([file, place?.at])}
          onType={(typed, isFinal) => {
            setText(typed);
            if (isFinal) setWanted(typed.trim());
          }}
          onChoose={choose}
        >
          {(hit) => <Hit hit={hit} />}
        </Combobox>
      </div>
      {problem && <Problem problem={problem} />}
      <p role="status" className="quiet-text">
        {found && statusOf(found, wanted)}
      </p>
      <div className="buttons">
        <button type="button" onClick={onClose}>
          閉じる
        </button>
      </div>
    </Dialog>
  );
}

/** Results for the words; those of earlier words remain until the next ones arrive. */
function useFound(api: DeskApi, wanted: string) {
  const [result, setResult] = useState<{ found?: DeskFound; problem?: DeskProblem }>({});
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: typeof result) => isCurrent && setResult(next);
    const search = () =>
      api.search(wanted).then(
        (found) => settle({ found }),
        (error: unknown) => settle({ problem: problemOf(error) }),
      );
    const timer = setTimeout(search, wanted === '' ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, wanted]);
  return result;
}

function statusOf({ hits, isCut }: DeskFound, wanted: string): string {
  if (wanted === '') return hits.length > 0 ? '下書きと、最近公開した記録です。' : '';
  if (hits.length === 0) return `「${wanted}」は見つかりません。言葉を短くすると、見つかることがあります。`;
  return isCut
    ? `はじめの${hits.length}件です。言葉を足すと、絞り込めます。`
    : `${hits.length}件見つかりました。`;
}

function hrefOfHit({ file, place }: DeskHit): string {
  return place ? placeHref({ file, path: place.at }, place.words) : hrefOf('edit', { file });
}

function Hit({ hit }: { hit: DeskHit }) {
  const { title, kind, place } = hit;
  return (
    <>
      <span className="hit-name">
        <strong>{title}</strong>
        <span className="quiet-text">{kind === title ? '' : kind}</span>
        <StateLabels states={statesOf(hit, minuteInJapan(new Date()))} />
      </span>
      {place && (
        <span className="hit-text">
          {place.before}
          <mark>{place.words}</mark>
          {place.after}
        </span>
      )}
    </>
  );
}
