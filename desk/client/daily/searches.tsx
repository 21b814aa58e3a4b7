import type { SearchTotals } from '../../../shared/search-report.ts';
import { type DeskSearches, SEARCH_PERIOD, SEARCH_PERIODS } from '../../shared/daily.ts';
import { address } from '../api.ts';
import { Load } from '../components/load.tsx';
import { useDesk } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';
import { DailyList } from './daily-list.tsx';

/** Search terms of visitors, with suggestions for terms without results. */
export function Searches({ query }: { query: URLSearchParams }) {
  const asked = Number(query.get('days'));
  const days = SEARCH_PERIODS.find((period) => period === asked) ?? SEARCH_PERIOD;
  return (
    <>
      <nav aria-label="期間" className="picks">
        {SEARCH_PERIODS.map((period) => (
          <Link
            key={period}
            className="button"
            href={hrefOf('searches', { days: String(period) })}
            aria-current={period === days ? 'page' : undefined}
          >
            {period}日間
          </Link>
        ))}
      </nav>
      <Load of={`searches ${days}`} call={(api) => api.searches(days)}>
        {(report) => <Report days={days} report={report} />}
      </Load>
    </>
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
  const search = `${useDesk().session.siteOrigin}/search?${new URLSearchParams({ value: keyword })}`;
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
