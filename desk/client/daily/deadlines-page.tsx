import {
  DEADLINE_GROUPS,
  type DeadlineGroup,
  type DeskDeadline,
  type DeskDeadlines,
} from '../../shared/daily.ts';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { placeHref } from '../places.ts';
import { hrefOf, Link } from '../router.tsx';
import { CertificateList } from './certificate-list.tsx';
import { DailyFrame, DailyList } from './daily-frame.tsx';

const GROUPS: Readonly<Record<DeadlineGroup, string>> = {
  past: '過ぎたもの',
  month: '30日以内',
  quarter: '90日以内',
  later: 'それ以降',
};

const WHAT: Readonly<Record<DeskDeadline['what'], string>> = {
  begins: '公開の始まり',
  ends: '公開の終わり',
  untouched: '30日間変わっていない下書き',
  webinar: 'ウェビナーの開催',
  unrecorded: '録画のないウェビナー',
  'last-order': '最終受注日',
  'support-end': 'サポートの終了',
  outdated: '更新から2年',
};

/** Deadlines: publication periods, product dates and outdated texts. */
export function DeadlinesPage() {
  const { api } = useDesk();
  const loaded = useLoaded('deadlines', () => api.deadlines());
  return (
    <DailyFrame page="deadlines">
      {loaded.state === 'ready' ? <Groups {...loaded.value} /> : <Waiting loaded={loaded} />}
      <CertificateList />
    </DailyFrame>
  );
}

function Groups({ groups, unread }: DeskDeadlines) {
  return (
    <>
      {unread.length > 0 && (
        <div className="notice bad" role="alert">
          <p>読み取れないファイルがあるため、その中の期限は出ていません。</p>
          <ul>
            {unread.map((file) => (
              <li key={file}>
                <Link href={hrefOf('edit', { file })}>{file}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {DEADLINE_GROUPS.map((group) => (
        <DailyList key={group} id={group} title={GROUPS[group]} none="ありません。">
          {groups[group].map((deadline) => (
            <Deadline key={`${deadline.what} ${deadline.file} ${deadline.path.join('.')}`} {...deadline} />
          ))}
        </DailyList>
      ))}
    </>
  );
}

function Deadline({ what, file, path, name, kind, on, days, isOver }: DeskDeadline) {
  return (
    <li>
      <div className="row-main">
        <Link href={placeHref({ file, path })}>{name}</Link>
        <span className="quiet-text">
          {kind && `${kind} `}
          <span className="file">{file}</span>
        </span>
      </div>
      <div className="row-side">
        <span className={`state ${isOver ? 'review' : 'later'}`}>{WHAT[what]}</span>
        <span className="due">
          <time dateTime={on.replace(' ', 'T')}>{on}</time>({distance(days, isOver)})
        </span>
      </div>
    </li>
  );
}

/** Days from which distances are shown in years. */
const YEAR_DAYS = 365;

function distance(days: number, isOver: boolean): string {
  if (days === 0) return isOver ? '今日、終わりました' : '今日';
  const count = Math.abs(days);
  const length = count < YEAR_DAYS ? `${count}日` : `約${Math.round(count / YEAR_DAYS)}年`;
  return days > 0 ? `あと${length}` : `${length}前`;
}
