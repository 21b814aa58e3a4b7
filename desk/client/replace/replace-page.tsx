import { type FormEvent, useState } from 'react';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { go, hrefOf, Link } from '../router.tsx';
import { Occurrences } from './occurrences.tsx';

const [WORDS, REPLACEMENT] = ['replace-words', 'replace-with'];

/** Replaces a wording in all published records, by drafts that are published together. */
export function ReplacePage({ query }: { query: URLSearchParams }) {
  const { api } = useDesk();
  const words = query.get('words') ?? '';
  const isPart = query.has('part');
  const [replacement, setReplacement] = useState('');
  const [round, setRound] = useState(0);
  const key = JSON.stringify([words, isPart, round]);
  const loaded = useLoaded(key, async () => (words ? api.replaceable(words, isPart) : undefined));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The same words are looked for again, for instance after another sign-in.
    setRound(round + 1);
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    go(hrefOf('replace', Object.fromEntries(fields)), { replace: true });
  };
  return (
    <Page title="まとめて置き換える" crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="lead">
        公開中のすべての記録で言葉を探し、選んだ場所を置き換えた下書きを作ります。公開するまで、サイトは変わりません。
      </p>
      <form key={words} className="replace-form" onSubmit={search}>
        <div className="field">
          <label htmlFor={WORDS}>置き換える前の言葉</label>
          <p className="description" id={`${WORDS}-hint`}>
            大文字と小文字、全角と半角を区別して探します。型番などの前後に英数字やハイフンが続くものは、別の言葉とみなします。
          </p>
          <input
            id={WORDS}
            name="words"
            autoComplete="off"
            required
            defaultValue={words}
            aria-describedby={`${WORDS}-hint`}
          />
        </div>
        <button type="submit">探す</button>
        <label className="choice">
          <input
            type="checkbox"
            name="part"
            value="1"
            defaultChecked={isPart}
            onChange={({ target }) => target.form?.requestSubmit()}
          />
          語の一部も含める
        </label>
      </form>
      <div className="field replace-with">
        <label htmlFor={REPLACEMENT}>置き換えた後の言葉</label>
        <input
          id={REPLACEMENT}
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
      </div>
      {words !== '' && loaded.state !== 'ready' && <Waiting loaded={loaded} />}
      {loaded.state === 'ready' && loaded.value && (
        <Occurrences
          key={key}
          found={loaded.value}
          wanted={{ words, replacement, ...(isPart && { part: '1' }) }}
        />
      )}
    </Page>
  );
}
