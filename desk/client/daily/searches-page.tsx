import type { SearchTotals } from '../../../shared/search-report.ts';
import { type DeskSearches, SEARCH_PERIOD, SEARCH_PERIODS } from '../../shared/daily.ts';
import { address } from '../api.ts';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';
import { DailyFrame, DailyList, type DailyProps } from './daily-frame.tsx';

/** Search terms of visitors, with suggestions for terms without results. */
export function SearchesPage({ query }: DailyProps) {
  const { api } = useDesk();
  const asked = Number(query.get('days'));
  const days = SEARCH_PERIODS.find((period) => period === asked) ?? SEARCH_PERIOD;
  const loaded = useLoaded(`searches ${days}`, () => api.searches(days));
  return (
    <DailyFrame page="searches">
      <nav aria-label="期間" className="periods">
        {SEARCH_PERIODS.map((period) => (
          <Link
            key={period}
            className="button"
            href={hrefOf('searches', { days: String(period) })}
            {...(period === days && { 'aria-current': 'page' as const })}
          >
            {period}日間
          </Link>
        ))}
      </nav>
      {loaded.state === 'ready' ? <Report days={days} report={loaded.value} /> : <Waiting loaded={loaded} />}
    </DailyFrame>
  );
}

function Report({ days, report }: { days: number; report: DeskSearches }) {
  const { from, to, mostSearched, withoutResult } = report;
  return (
    <>
      <p role="status" className="quiet-text">
        {from} から {to} まで。数えているのは言葉と回数だけで、検索した人の情報はありません。
      </p>
      <p>
        <a className="button" href={address('daily/searches.csv', { days: String(days) })} download>
          CSVをダウンロード
        </a>
      </p>
      <DailyList
        id="missed"
        title="見つからなかった言葉"
        hint="言い換えなら同義語に、知りたいことなら質問と答えにすると、次から見つかります。"
        none="この期間に、結果が0件だった検索はありません。"
      >
        {withoutResult.map((one) => (
          <Keyword key={one.keyword} {...one} count={one.missed} report={report} />
        ))}
      </DailyList>
      <DailyList id="most" title="よく検索された言葉" none="この期間の検索は、まだ数えられていません。">
        {mostSearched.map((one) => (
          <Keyword key={one.keyword} {...one} count={one.found + one.missed} report={report} />
        ))}
      </DailyList>
    </>
  );
}

function Keyword({
  keyword,
  missed,
  count,
  report: { synonymsFile, faqKind },
}: SearchTotals & { count: number; report: DeskSearches }) {
  const { session } = useDesk();
  const search = `${session.siteOrigin}/search?${new URLSearchParams({ value: keyword })}`;
  return (
    <li>
      <div className="row-main">
        <strong>{keyword}</strong>
        <span className="quiet-text">
          {count}回{missed > 0 && missed < count && `(うち0件 ${missed}回)`}
        </span>
      </div>
      <div className="row-side">
        <a
          href={search}
          target="_blank"
          rel="noreferrer"
          aria-label={`「${keyword}」をサイトで検索(新しいタブ)`}
        >
          サイトで検索
        </a>
        {synonymsFile && (
          <Link
            href={hrefOf('edit', { file: synonymsFile })}
            message={`「${keyword}」を、同じ意味の言葉の行に書き足すか、「項目を追加」で新しい行にしてください。`}
            aria-label={`「${keyword}」を同義語に追加`}
          >
            同義語に追加
          </Link>
        )}
        <Link
          href={hrefOf('kind', { name: faqKind })}
          message={`「${keyword}」の質問と答えを書く分類を選んでください。`}
          aria-label={`「${keyword}」のよくある質問を書く`}
        >
          よくある質問を書く
        </Link>
      </div>
    </li>
  );
}
