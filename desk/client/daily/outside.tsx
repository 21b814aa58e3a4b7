import { useEffect, useState } from 'react';
import { groupBy } from '../../../shared/group-by.ts';
import type { DeskOutside, DeskOutsideLink } from '../../shared/daily.ts';
import { Problem } from '../components/problem.tsx';
import { useDesk } from '../desk-context.ts';
import { timeOf } from '../states.ts';
import { useRequest } from '../use-request.ts';
import { DailyList, PlaceLink, WrongContent } from './daily-list.tsx';

const SCHEDULES: Readonly<Record<DeskOutside['schedule'], string>> = {
  off: 'このボタンを押したときだけ確認します。',
  daily: '1日に1回、自動でも確認します。',
  weekly: '1週間に1回、自動でも確認します。',
};

/** Interval between requests while a check runs. */
const ASK_MS = 2_000;

/** Status of the other sites' addresses that the content links to. */
export function Outside() {
  const { api } = useDesk();
  const [outside, setOutside] = useState<DeskOutside>();
  const { problem, run } = useRequest();
  const take = (call: () => Promise<DeskOutside>) => run(async () => setOutside(await call()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request for each state of a running check
  useEffect(() => {
    if (!outside) void take(api.outside);
    if (!outside?.running) return;
    const timer = setTimeout(take, ASK_MS, api.outside);
    return () => clearTimeout(timer);
  }, [outside, api]);
  return (
    <>
      {problem && <Problem problem={problem} />}
      {!problem && !outside && <p role="status">読み込んでいます…</p>}
      {outside && (
        <>
          <Check outside={outside} check={() => take(api.checkOutside)} />
          {outside.problems.length > 0 && <WrongContent problems={outside.problems} />}
          <Results links={outside.links} isChecked={outside.checkedAt !== undefined} />
        </>
      )}
    </>
  );
}

function Check({ outside, check }: { outside: DeskOutside; check(): void }) {
  const { checkedAt, running, schedule, links } = outside;
  const last = checkedAt ? `${timeOf(checkedAt)} に確認しました。` : 'まだ確認していません。';
  return (
    <div className="bar">
      <button
        type="button"
        className="primary"
        disabled={running !== undefined || links.length === 0}
        onClick={check}
      >
        今すぐ確認する
      </button>
      <p role="status" className="quiet-text">
        {running ? `確認しています(${running.total}件のうち${running.done}件)…` : last}
      </p>
      <p className="description">{SCHEDULES[schedule]}</p>
    </div>
  );
}

type State = NonNullable<DeskOutsideLink['result']>['state'];

const LISTS: readonly { state: State; title: string; hint?: string; none: string }[] = [
  { state: 'broken', title: '開けないアドレス', none: '開けないアドレスはありません。' },
  {
    state: 'moved',
    title: '移転したアドレス',
    hint: '新しいアドレスに書き換えてください。',
    none: '移転したアドレスはありません。',
  },
  {
    state: 'unchecked',
    title: '確認できなかったアドレス',
    hint: '開けるかどうかは、リンクを開いて確かめてください。',
    none: 'すべてのアドレスを確認できました。',
  },
  { state: 'reached', title: '開けたアドレス', none: '開けたアドレスはありません。' },
];

function Results({ links, isChecked }: { links: readonly DeskOutsideLink[]; isChecked: boolean }) {
  const byState = groupBy(links, ({ result }) => result?.state);
  const rows = (state: State | undefined) =>
    (byState.get(state) ?? []).map((link) => <OutsideLink key={link.address} {...link} />);
  const waiting = rows(undefined);
  return (
    <>
      {isChecked &&
        LISTS.map(({ state, ...list }) => (
          <DailyList key={state} id={state} {...list}>
            {rows(state)}
          </DailyList>
        ))}
      {(waiting.length > 0 || !isChecked) && (
        <DailyList id="waiting" title="これから確認するアドレス" none="外部のアドレスはありません。">
          {waiting}
        </DailyList>
      )}
    </>
  );
}

function OutsideLink({ address, places, result }: DeskOutsideLink) {
  return (
    <li>
      <div className="row-main">
        <a href={address} target="_blank" rel="noreferrer noopener">
          {address}
        </a>
        {result && (
          <span>
            {result.answer}
            {result.movedTo && ` → ${result.movedTo}`}
            {result.state === 'broken' && result.brokenSince && `(${timeOf(result.brokenSince)} から)`}
          </span>
        )}
        {places.map((place) => (
          <PlaceLink key={`${place.file} ${place.field} ${place.line}`} place={place} words={address} />
        ))}
      </div>
    </li>
  );
}
