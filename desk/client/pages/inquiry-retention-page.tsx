import { useState } from 'react';
import type { SubmissionRetention } from '../../shared/submissions.ts';
import { problemOf } from '../api.ts';
import { Confirm } from '../components/dialog.tsx';
import { Page } from '../components/page.tsx';
import { Problem, Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';

/** Retention period of submissions, and those due for deletion. */
export function InquiryRetentionPage() {
  const { api } = useDesk();
  const [message, setMessage] = useState('');
  const loaded = useLoaded(`retention ${message}`, () => api.inquiryRetention());
  return (
    <Page title="保存期間と削除" crumbs={<Link href={hrefOf('inquiries')}>お問い合わせ</Link>}>
      <p className="lead">
        期間を過ぎた受付は、サイトが1時間ごとに自動で削除します。期間はサイトの情報(site.yaml)でお約束した年数です。運用担当者は、設定(SUBMISSIONS_KEEP_DAYS)で短くできます。
      </p>
      <p role="status" className={message ? 'notice' : 'unseen'}>
        {message}
      </p>
      {loaded.state === 'ready' ? (
        <Figures retention={loaded.value} onPurged={setMessage} />
      ) : (
        <Waiting loaded={loaded} />
      )}
    </Page>
  );
}

function Figures({
  retention: { forms, auditDays },
  onPurged,
}: {
  retention: SubmissionRetention;
  onPurged(message: string): void;
}) {
  const due = forms.reduce((sum, form) => sum + form.due, 0);
  return (
    <>
      {forms.length === 0 ? (
        <p className="quiet-text">受付はまだありません。</p>
      ) : (
        <ul className="rows">
          {forms.map(({ form, title, days, total, due: ofForm, soon }) => (
            <li key={form}>
              <div className="row-main">
                <strong>{title}</strong>
                <span className="quiet-text">
                  {days === undefined
                    ? '期間を決めていません(消去するまで保存)'
                    : `受付から${days.toLocaleString('ja')}日間保存`}
                </span>
              </div>
              <div className="row-side quiet-text">
                <span>保存中 {total}件</span>
                {days !== undefined && <span>30日以内に削除 {soon}件</span>}
                {ofForm > 0 && <span>期間を過ぎたもの {ofForm}件</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet-text">
        メールや連携の送信が終わっていない受付は、送信が終わるまで残ります。操作の記録は
        {auditDays.toLocaleString('ja')}日間残します。
      </p>
      {due > 0 && <Purge due={due} onPurged={onPurged} />}
    </>
  );
}

function Purge({ due, onPurged }: { due: number; onPurged(message: string): void }) {
  const { api } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const purge = async () => {
    setBusy(true);
    try {
      const { submissions } = await api.purgeInquiries();
      onPurged(`期間を過ぎた受付${submissions}件を削除しました。`);
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <p>
        <button type="button" className="danger" onClick={() => setAsked(true)}>
          期間を過ぎたものを今すぐ削除…
        </button>
      </p>
      {failed !== undefined && <Problem problem={problemOf(failed)} />}
      {isAsked && (
        <Confirm
          title="今すぐ削除しますか"
          text={`期間を過ぎた受付${due}件を、メモや送信の記録とともに削除します。元に戻せません。`}
          action="削除する"
          isBusy={isBusy}
          onConfirm={purge}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
