import { type FormEvent, useState } from 'react';
import type { DeskProblem } from '../../shared/api.ts';
import { RELEASED_MAX, REPLACED_PLACES_MAX } from '../../shared/constants.ts';
import type {
  DeskLeftAlone,
  DeskReplaceable,
  DeskReplacement,
  NewReplacement,
} from '../../shared/replace.ts';
import { problemOf } from '../api.ts';
import { Problem, Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { Drafts } from '../pages/drafts.tsx';
import { placeHref } from '../places.ts';
import { hrefOf, Link } from '../router.tsx';

interface Props {
  found: DeskReplaceable;
  wanted: Omit<NewReplacement, 'places'>;
}

/** Occurrences of a wording, each to be chosen, and the button that makes drafts with the replacement. */
export function Occurrences({ found: { places, left, isCut }, wanted }: Props) {
  const { api } = useDesk();
  const [made, setMade] = useState<DeskReplacement>();
  const [problem, setProblem] = useState<DeskProblem>();
  const [isBusy, setBusy] = useState(false);
  if (made) return <Made made={made} />;
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new Set(new FormData(event.currentTarget).getAll('place'));
    setBusy(true);
    setProblem(undefined);
    const sent = places.filter((_place, index) => chosen.has(String(index)));
    api.replace({ ...wanted, places: sent }).then(setMade, (error: unknown) => {
      setProblem(problemOf(error));
      setBusy(false);
    });
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
                <span className="unseen">{`「${title}」の${field}を置き換える`}</span>
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
        <div className="replace-end">
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

function LeftAlone({ left }: { left: readonly DeskLeftAlone[] }) {
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
  const { api } = useDesk();
  const [done, setDone] = useState('');
  const drafts = useLoaded('drafts', () => api.drafts());
  if (drafts.state !== 'ready') return <Waiting loaded={drafts} />;
  const records = drafts.value.records.filter(({ file }) => files.includes(file));
  return (
    <>
      <h2 ref={focus} tabIndex={-1}>
        {files.length}件の下書きを作りました
      </h2>
      <LeftAlone left={skipped} />
      <p role="status">{done}</p>
      {done === '' && <Drafts records={records} areChosen onDone={setDone} />}
    </>
  );
}
