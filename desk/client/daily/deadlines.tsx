import {
  DEADLINE_GROUPS,
  type DeadlineGroup,
  type DeskCertificate,
  type DeskDeadline,
  type DeskDeadlines,
} from '../../shared/daily.ts';
import { Load } from '../components/load.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { placeHref } from '../places.ts';
import { hrefOf, Link } from '../router.tsx';
import { type State, timeOf } from '../states.ts';
import { DailyList } from './daily-list.tsx';

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
export function Deadlines() {
  return (
    <>
      <Load of="deadlines" call={(api) => api.deadlines()}>
        {(deadlines) => <Groups {...deadlines} />}
      </Load>
      <CertificateList />
    </>
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
        <StateLabels states={[{ text: WHAT[what], tone: isOver ? 'review' : 'later' }]} />
        <span className="text-sm tabular-nums">
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

const WHOSE: Readonly<Record<DeskCertificate['whose'], string>> = {
  site: '公開サイト',
  api: 'API',
  media: '画像の配信元',
  'sign-in': 'サインインの提供元',
};
/** Days from which a certificate is marked: renewal is usual a month before the end. */
const SHORT_DAYS = 30;

/**
 * TLS certificates of the addresses in the settings. Loaded separately, so that a slow server does not delay the page.
 */
function CertificateList() {
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates">サイトの証明書(TLS)</h2>
      <Load of="certificates" call={(api) => api.certificates()}>
        {({ checkedAt, certificates }) => (
          <>
            <p className="description">{timeOf(checkedAt)} に確かめました。</p>
            <ul className="rows">{certificates.map(certificateRow)}</ul>
          </>
        )}
      </Load>
    </section>
  );
}

function certificateRow(certificate: DeskCertificate) {
  const { whose, origin, issuer, until, days = 0 } = certificate;
  return (
    <li key={whose}>
      <div className="row-main">
        <strong>{WHOSE[whose]}</strong>
        <span className="file">{origin}</span>
        {until && (
          <span className="quiet-text">
            {timeOf(until)} まで(あと{Math.max(0, days)}日){issuer && `、発行元 ${issuer}`}
          </span>
        )}
      </div>
      <div className="row-side">
        <StateLabels states={[certificateState(certificate)]} />
      </div>
    </li>
  );
}

const INVALID_CERTIFICATE = {
  refused: '無効:',
  unreachable: '確認できません:',
  plain: '暗号化されていません(http)',
};

function certificateState({ state, reason = '', days = 0 }: DeskCertificate): State {
  if (state !== 'valid') return { text: INVALID_CERTIFICATE[state] + reason, tone: 'review' };
  return days < SHORT_DAYS ? { text: '期限が近づいています', tone: 'review' } : { text: '有効', tone: 'on' };
}
