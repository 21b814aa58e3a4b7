import { type ReactNode, useId, useState } from 'react';
import type { RelatedSubmissions, SubmissionDelivery, SubmissionDetail } from '../../shared/submissions.ts';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { EraseDialog } from '../inquiries/erase-dialog.tsx';
import { HandlingForm } from '../inquiries/handling-form.tsx';
import { InquiryRows, stateOf } from '../inquiries/inquiry-rows.tsx';
import { Trail } from '../inquiries/trail.tsx';
import { useHandling } from '../inquiries/use-handling.ts';
import { hrefOf, Link } from '../router.tsx';
import { timeOf } from '../states.ts';

const CHANNELS: Readonly<Record<string, string>> = {
  'mail-notice': '担当者への通知メール',
  'mail-reply': '自動返信メール',
  webhook: '外部システムへの連携',
};

/** Details of a submission. */
export function InquiryDetailPage({ receipt }: { receipt: string }) {
  return (
    <Page title={`受付 ${receipt}`} crumbs={<Link href={hrefOf('inquiries')}>お問い合わせ</Link>}>
      <Load of={receipt} call={(api) => api.inquiry(receipt)}>
        {(detail) => <Detail detail={detail} />}
      </Load>
    </Page>
  );
}

function Detail({ detail }: { detail: SubmissionDetail }) {
  const draft = useHandling(detail);
  const { form, receivedAt, fields, deliveries, ofCompany, ofPerson, readers } = detail;
  const sent = deliveries.map((one) => ({
    label: CHANNELS[one.channel] ?? one.channel,
    value: deliveryText(one),
  }));
  return (
    <>
      <p className="bar">
        <StateLabels states={[stateOf(draft.seen.state)]} />
        <span>{form}</span>
        <span>{timeOf(receivedAt)} 受付</span>
      </p>
      <div className="column gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
        <Part title="届いた内容">
          <Facts facts={fields} />
        </Part>
        <aside className="aside lg:col-start-2 lg:row-span-2 lg:row-start-1" aria-label="対応と消去">
          <HandlingForm draft={draft} readers={readers} />
          <Erasing detail={detail} />
        </aside>
        <div className="column gap-5">
          <Part title="メールと連携">
            <Facts facts={sent} />
            {sent.length === 0 && (
              <p className="quiet-text">
                送信の記録はありません。送り先の設定がないか、送信してから時間がたって記録が削除されています。
              </p>
            )}
          </Part>
          <Related title="同じメールアドレスのほかの受付" {...ofPerson} readers={readers} />
          <Related title="同じ会社のほかの方の受付" {...ofCompany} readers={readers} />
          <Part title="操作の記録">
            <Trail entries={draft.trail} />
          </Part>
        </div>
      </div>
    </>
  );
}

/** Describes the state of a mail or webhook delivery. */
function deliveryText({ state, attempts, at }: SubmissionDelivery): string {
  switch (state) {
    case 'sent':
      return `送信済み(${timeOf(at)})`;
    case 'refused':
      return `送信できませんでした(${timeOf(at)})。宛先が受け付けません。`;
    case 'withheld':
      return '送信を見合わせました。同じ宛先への自動返信が、1日の上限に達したためです。';
    case 'waiting':
      return attempts === 0
        ? '送信を待っています'
        : `${attempts}回失敗しました。次は${timeOf(at)}に送信します。`;
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="box p-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: SubmissionDetail['fields'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="py-2 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-5">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RelatedProps extends RelatedSubmissions, Pick<SubmissionDetail, 'readers'> {
  title: string;
}

function Related({ title, total, submissions, readers }: RelatedProps) {
  if (total === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <InquiryRows submissions={submissions} readers={readers} />
      {total > submissions.length && (
        <p className="quiet-text">
          ほかに{total - submissions.length}件あります。一覧で会社名やメールアドレスを検索してください。
        </p>
      )}
    </section>
  );
}

/** Retention of a submission, with a button to erase it earlier. */
function Erasing({ detail: { receipt, deletedAt, ofPerson } }: { detail: SubmissionDetail }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Part title="保存期間">
      <p>
        {deletedAt === undefined
          ? '期間を決めていません。消去するまで保存します。'
          : `${timeOf(deletedAt)} を過ぎると自動で削除します。`}
      </p>
      <p>
        <button type="button" className="danger" onClick={() => setAsked(true)}>
          消去…
        </button>
      </p>
      {isAsked && <EraseDialog receipt={receipt} others={ofPerson.total} onClose={() => setAsked(false)} />}
    </Part>
  );
}
