import { type FormEvent, useState } from 'react';
import { RELEASED_MAX, REPLACED_PLACES_MAX } from '../../shared/constants.ts';
import type { DeskReplaceable, DeskReplacement, NewReplacement } from '../../shared/replace.ts';
import { InputField } from '../components/field.tsx';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { Problem } from '../components/problem.tsx';
import { useDesk } from '../desk-context.ts';
import { Drafts } from '../pages/drafts.tsx';
import { placeHref } from '../places.ts';
import { go, hrefOf, Link } from '../router.tsx';
import { useRequest } from '../use-request.ts';

/** Replaces a wording in all published records, by drafts that are published together. */
export function ReplacePage({ query }: { query: URLSearchParams }) {
  const words = query.get('words') ?? '';
  const isPart = query.has('part');
  const [replacement, setReplacement] = useState('');
  const [round, setRound] = useState(0);
  const key = JSON.stringify([words, isPart, round]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The same words are looked for again, for instance after another sign-in.
    setRound(round + 1);
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    go(hrefOf('replace', Object.fromEntries(fields)), { replace: true });
  };
  return (
    <Page
      title="まとめて置き換える"
      lead="公開中のすべての記録で言葉を探し、選んだ場所を置き換えた下書きを作ります。公開するまで、サイトは変わりません。"
    >
      <form
        key={words}
        className="max-w-[48rem] items-end gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={search}
      >
        <InputField
          label="置き換える前の言葉"
          hint="大文字と小文字、全角と半角を区別して探します。型番などの前後に英数字やハイフンが続くものは、別の言葉とみなします。"
          name="words"
          autoComplete="off"
          required
          defaultValue={words}
        />
        <button type="submit">探す</button>
        <label className="choice sm:col-span-full">
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
      <div className="max-w-[48rem]">
        <InputField
          label="置き換えた後の言葉"
          autoComplete="off"
          value={replacement}
          onValue={setReplacement}
        />
      </div>
      {words !== '' && (
        <Load of={key} call={(api) => api.replaceable(words, isPart)}>
          {(found) => (
            <Occurrences
              key={key}
              found={found}
              wanted={{ words, replacement, ...(isPart && { part: '1' }) }}
            />
          )}
        </Load>
      )}
    </Page>
  );
}

interface Props {
  found: DeskReplaceable;
  wanted: Omit<NewReplacement, 'places'>;
}

/** Occurrences of a wording, each to be chosen, and the button that makes drafts with the replacement. */
function Occurrences({ found: { places, left, isCut }, wanted }: Props) {
  const { api } = useDesk();
  const [made, setMade] = useState<DeskReplacement>();
  const { isBusy, problem, run } = useRequest();
  if (made) return <Made made={made} />;
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('place'));
    const sent = places.filter((_place, index) => chosen.has(String(index)));
    void run(async () => setMade(await api.replace({ ...wanted, places: sent })));
  };
  return (
    <form onSubmit={make}>
      <p role="status">
        {places.length === 0
          ? '置き換えられる場所はありません。'
          : `${places.length}か所に見つかりました。置き換えない場所は、選択を外してください。`}
        {isCut &&
          `一度に置き換えられるのは、${RELEASED_MAX}件の記録、${REPLACED_PLACES_MAX}か所までです。残りは、公開してからもう一度探すと出ます。`}
      </p>
      <LeftAlone left={left} />
      <ul className="rows">
        {places.map(({ file, title, at, from, field, before, words, after }, index) => {
          const [head, found, tail] = withoutTargets([before, words, after]);
          return (
            <li key={JSON.stringify([file, at, from])}>
              <label className="choose">
                <input type="checkbox" name="place" value={index} defaultChecked />
                <span className="sr-only">{`「${title}」の${field}を置き換える`}</span>
              </label>
              <div className="row-main">
                <Link href={placeHref({ file, path: at }, words)}>{title}</Link>
                <span className="quiet-text">{field}</span>
                <span>
                  {head}
                  <del>{found}</del>
                  {tail}
                </span>
                <span>
                  {head}
                  <ins>{wanted.replacement || '(後の言葉)'}</ins>
                  {tail}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      {places.length > 0 && (
        <div className="sticky bottom-0 bg-ground py-3">
          {problem && <Problem problem={problem} />}
          <button type="submit" className="primary" disabled={isBusy || wanted.replacement === ''}>
            {isBusy ? '下書きを作っています…' : '選んだ場所を置き換えた下書きを作る'}
          </button>
        </div>
      )}
    </form>
  );
}

const BORDER = '\0';

/** Parts of a line of Markdown, with the words of links in place of links. */
function withoutTargets(parts: string[]): string[] {
  const line = parts.join(BORDER);
  return line.replace(/\[([^[\]]*)\]\([^()\s]*\)?/g, '$1').split(BORDER);
}

function LeftAlone({ left }: Pick<DeskReplaceable, 'left'>) {
  if (left.length === 0) return null;
  return (
    <details className="notice">
      <summary>そのままにする記録({left.length}件)</summary>
      <ul>
        {left.map(({ file, title, reason }) => (
          <li key={file}>
            <Link href={hrefOf('edit', { file })}>{title}</Link> {reason}。
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Focuses an element as it appears: the page was scrolled to the end of a long list. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Drafts of a replacement, all chosen for their release, which checks them together. */
function Made({ made: { files, skipped } }: { made: DeskReplacement }) {
  const [done, setDone] = useState('');
  return (
    <Load of="drafts" call={(api) => api.drafts()}>
      {({ records }) => (
        <>
          <h2 ref={focus} tabIndex={-1}>
            {files.length}件の下書きを作りました
          </h2>
          <LeftAlone left={skipped} />
          <p role="status">{done}</p>
          {done === '' && (
            <Drafts records={records.filter(({ file }) => files.includes(file))} areChosen onDone={setDone} />
          )}
        </>
      )}
    </Load>
  );
}
