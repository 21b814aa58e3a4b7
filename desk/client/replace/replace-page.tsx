import { type FormEvent, useId, useState } from 'react';
import type { DeskReplacement } from '../../shared/replace.ts';
import { problemOfReplacement, problemOfWords } from '../../shared/replace.ts';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { go, hrefOf, Link } from '../router.tsx';
import { MadeDrafts } from './made-drafts.tsx';
import { Occurrences } from './occurrences.tsx';

/** Replaces a wording in all published records, by drafts that are published together. */
export function ReplacePage({ query }: { query: URLSearchParams }) {
  const { api } = useDesk();
  const words = query.get('words') ?? '';
  const isPart = query.has('part');
  const [typed, setTyped] = useState(words);
  const [replacement, setReplacement] = useState('');
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState(words);
  const [made, setMade] = useState<DeskReplacement>();
  const id = useId();
  // The search of the desk leads here with other words.
  if (shown !== words) {
    setShown(words);
    setTyped(words);
    setMade(undefined);
  }
  const key = JSON.stringify([words, isPart, round]);
  const wordsProblem = words === '' ? undefined : problemOfWords(words);
  const isSearching = words !== '' && wordsProblem === undefined;
  const loaded = useLoaded(key, async () => (isSearching ? api.replaceable(words, isPart) : undefined));
  const search = (part: boolean) => {
    setMade(undefined);
    // The same words are looked for again: a session may have ended, or records have changed.
    setRound(round + 1);
    go(hrefOf('replace', { words: typed, ...(part && { part: '1' }) }), { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(isPart);
  };
  return (
    <Page title="まとめて置き換える" crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="lead">
        公開中のすべての記録で言葉を探し、選んだ場所を置き換えた下書きを作ります。公開するまで、サイトは変わりません。
      </p>
      <form className="replace-form" onSubmit={submit}>
        <div className="field">
          <label htmlFor={`${id}-words`}>置き換える前の言葉</label>
          <p className="description" id={`${id}-hint`}>
            大文字と小文字、全角と半角を区別して探します。型番などの前後に英数字やハイフンが続くものは、別の言葉とみなします。
          </p>
          <input
            id={`${id}-words`}
            type="text"
            autoComplete="off"
            required
            value={typed}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <button type="submit">探す</button>
        <label className="choice">
          <input type="checkbox" checked={isPart} onChange={({ target }) => search(target.checked)} />
          語の一部も含める
        </label>
      </form>
      <div className="field replace-with">
        <label htmlFor={`${id}-replacement`}>置き換えた後の言葉</label>
        <input
          id={`${id}-replacement`}
          type="text"
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
      </div>
      {wordsProblem && <p role="alert">{wordsProblem}</p>}
      {loaded.state !== 'ready' && isSearching && <Waiting loaded={loaded} />}
      {made && <MadeDrafts made={made} />}
      {!made && loaded.state === 'ready' && loaded.value && (
        <Occurrences
          key={key}
          found={loaded.value}
          wanted={{ words, replacement, ...(isPart && { part: '1' }) }}
          problem={replacement === '' ? undefined : problemOfReplacement(words, replacement)}
          onMade={setMade}
        />
      )}
    </Page>
  );
}
