import { useId, useState } from 'react';
import type { DeskProblem } from '../../shared/api.ts';
import {
  type DeskLeftAlone,
  type DeskReplaceable,
  type DeskReplaceablePlace,
  type DeskReplacement,
  type NewReplacement,
  REPLACED_PLACES_MAX,
  REPLACED_RECORDS_MAX,
} from '../../shared/replace.ts';
import { problemOf } from '../api.ts';
import { Problem } from '../components/problem.tsx';
import { useDesk } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';

/** Occurrences of a wording by record, each to be chosen, and the button that makes drafts with the replacement. */
export function Occurrences({
  found: { records, left, isCut },
  wanted,
  problem,
  onMade,
}: {
  found: DeskReplaceable;
  wanted: Omit<NewReplacement, 'records'>;
  /** Reason for which the replacement cannot be used. */
  problem: string | undefined;
  onMade(made: DeskReplacement): void;
}) {
  const { api } = useDesk();
  const [excluded, setExcluded] = useState<ReadonlySet<DeskReplaceablePlace>>(new Set());
  const [refusal, setRefusal] = useState<DeskProblem>();
  const [isBusy, setBusy] = useState(false);
  const chosen = records
    .map((record) => ({ ...record, places: record.places.filter((place) => !excluded.has(place)) }))
    .filter(({ places }) => places.length > 0);
  const count = chosen.reduce((sum, { places }) => sum + places.length, 0);
  const choose = (place: DeskReplaceablePlace, isChosen: boolean) => {
    const others = new Set(excluded);
    if (isChosen) others.delete(place);
    else others.add(place);
    setExcluded(others);
  };
  const make = () => {
    setBusy(true);
    setRefusal(undefined);
    const sent = chosen.map(({ file, revision, places }) => ({
      file,
      revision,
      places: places.map(({ at, from }) => ({ at, from })),
    }));
    api.replace({ ...wanted, records: sent }).then(onMade, (error: unknown) => {
      setRefusal(problemOf(error));
      setBusy(false);
    });
  };
  return (
    <>
      <p role="status">
        {records.length === 0
          ? '置き換えられる場所はありません。'
          : `${records.length}件の記録に見つかりました。置き換えない場所は、選択を外してください。`}
      </p>
      {isCut && (
        <p className="notice">
          一度に置き換えられるのは、{REPLACED_RECORDS_MAX}件の記録、{REPLACED_PLACES_MAX}
          か所までです。はじめの分を表示しています。公開してから、もう一度探すと、続きが出ます。
        </p>
      )}
      {records.map(({ file, title, kind, places }) => (
        <section key={file} className="replace-record">
          <h2>
            <Link href={hrefOf('edit', { file })}>{title}</Link>
            {kind !== title && <span className="quiet-text">{kind}</span>}
          </h2>
          <ul className="rows">
            {places.map((place) => (
              <Occurrence
                key={JSON.stringify([place.at, place.from])}
                place={place}
                replacement={problem === undefined ? wanted.replacement : ''}
                isChosen={!excluded.has(place)}
                onChoose={(isChosen) => choose(place, isChosen)}
              />
            ))}
          </ul>
        </section>
      ))}
      <LeftAlone left={left} />
      {records.length > 0 && (
        <div className="replace-end">
          {problem && <p role="alert">{problem}</p>}
          {refusal && <Problem problem={refusal} />}
          <button
            type="button"
            className="primary"
            disabled={isBusy || count === 0 || problem !== undefined || wanted.replacement === ''}
            onClick={make}
          >
            {isBusy
              ? '下書きを作っています…(記録が多いと、時間がかかります)'
              : `${count}か所を置き換えた下書きを作る`}
          </button>
          {wanted.replacement === '' && <p className="quiet-text">置き換えた後の言葉を書くと、押せます。</p>}
        </div>
      )}
    </>
  );
}

/** The line of an occurrence, before and after. */
function Occurrence({
  place: { field, before, words, after },
  replacement,
  isChosen,
  onChoose,
}: {
  place: DeskReplaceablePlace;
  replacement: string;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}) {
  const id = useId();
  const [head, found, tail] = withoutTargets([before, words, after]);
  return (
    <li>
      <label className="choose">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={id}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="unseen">{field}</span>
      </label>
      <div className="row-main" id={id}>
        <span className="quiet-text">{field}</span>
        <span>
          {head}
          <del>{found}</del>
          {tail}
        </span>
        {isChosen && replacement !== '' && (
          <span>
            {head}
            <ins>{replacement}</ins>
            {tail}
          </span>
        )}
      </div>
    </li>
  );
}

const BORDER = '\n';

/** Parts of a line of Markdown, with the words of links in place of links. */
function withoutTargets(parts: string[]): string[] {
  return parts
    .join(BORDER)
    .replace(/\[([^[\]]*)\]\([^()\s]*\)?/g, '$1')
    .split(BORDER);
}

const REASONS: Readonly<Record<DeskLeftAlone['reason'], string>> = {
  draft: '下書きがあります。公開か破棄をしてから、置き換えてください',
  text: '書き方に誤りがあります。「原文」で直してください',
  reference: 'アドレス、ファイル名、ほかの記録が名前で指す言葉など、置き換えると参照が切れるところです',
};

function LeftAlone({ left }: { left: readonly DeskLeftAlone[] }) {
  if (left.length === 0) return null;
  return (
    <details className="notice">
      <summary>そのままにする場所({left.length}件)</summary>
      <ul>
        {left.map(({ file, title, count, reason, by }) => (
          <li key={file + reason}>
            <Link href={hrefOf('edit', { file })}>{title}</Link>({count}か所) {by && `${by}さんの`}
            {REASONS[reason]}。
          </li>
        ))}
      </ul>
    </details>
  );
}
