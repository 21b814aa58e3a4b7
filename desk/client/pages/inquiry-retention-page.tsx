import { useState } from 'react';
import type { SubmissionRetention } from '../../shared/submissions.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { useDesk } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';

/** Retention period of submissions, and those due for deletion. */
export function InquiryRetentionPage() {
  const [message, setMessage] = useState('');
  return (
    <Page
      title="保存期間と削除"
      crumbs={<Link href={hrefOf('inquiries')}>お問い合わせ</Link>}
      lead="期間を過ぎた受付は、サイトが1時間ごとに自動で削除します。期間はサイトの情報(site.yaml)でお約束した年数です。運用担当者は、設定(SUBMISSIONS_KEEP_DAYS)で短くできます。"
    >
      <p role="status" className={message ? 'notice' : 'sr-only'}>
        {message}
      </p>
      <Load of={`retention ${message}`} call={(api) => api.inquiryRetention()}>
        {(retention) => <Figures {...retention} onPurged={setMessage} />}
      </Load>
    </Page>
  );
}

function Figures({ forms, auditDays, onPurged }: SubmissionRetention & { onPurged(message: string): void }) {
  const { api } = useDesk();
  const due = forms.reduce((sum, form) => sum + form.due, 0);
  const purge = async () => {
    const { submissions } = await api.purgeInquiries();
    onPurged(`期間を過ぎた受付${submissions}件を削除しました。`);
  };
  return (
    <>
      {forms.length === 0 && <p className="quiet-text">受付はまだありません。</p>}
      {forms.length > 0 && <ul className="rows">{forms.map(rowOf)}</ul>}
      <p className="quiet-text">
        メールや連携の送信が終わっていない受付は、送信が終わるまで残ります。操作の記録は
        {auditDays.toLocaleString('ja')}日間残します。
      </p>
      {due > 0 && (
        <ConfirmButton
          className="danger"
          title="今すぐ削除しますか"
          text={`期間を過ぎた受付${due}件を、メモや送信の記録とともに削除します。元に戻せません。`}
          action="削除する"
          onConfirm={purge}
        >
          期間を過ぎたものを今すぐ削除…
        </ConfirmButton>
      )}
    </>
  );
}

function rowOf({ form, title, days, total, due, soon }: SubmissionRetention['forms'][number]) {
  return (
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
        {due > 0 && <span>期間を過ぎたもの {due}件</span>}
      </div>
    </li>
  );
}
