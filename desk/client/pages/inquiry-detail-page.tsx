import { useState } from 'react';
import type { RelatedSubmissions, SubmissionDetail } from '../../shared/submissions.ts';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { EraseDialog } from '../inquiries/erase-dialog.tsx';
import { HandlingForm } from '../inquiries/handling-form.tsx';
import { InquiryRows } from '../inquiries/inquiry-rows.tsx';
import { Trail } from '../inquiries/trail.tsx';
import { useHandling } from '../inquiries/use-handling.ts';
import { channelName, deliveryText, stateOf } from '../inquiries/words.ts';
import { hrefOf, Link } from '../router.tsx';
import { timeOf } from '../states.ts';

/** Details of a submission. */
export function InquiryDetailPage({ receipt }: { receipt: string }) {
  const { api } = useDesk();
  const loaded = useLoaded(receipt, () => api.inquiry(receipt));
  return (
    <Page title={`受付 ${receipt}`} crumbs={<Link href={hrefOf('inquiries')}>お問い合わせ</Link>}>
      {loaded.state === 'ready' ? <Detail detail={loaded.value} /> : <Waiting loaded={loaded} />}
    </Page>
  );
}

function Detail({ detail }: { detail: SubmissionDetail }) {
  const draft = useHandling(detail);
  const { form, receivedAt, fields, deliveries, ofCompany, ofPerson, readers } = detail;
  return (
    <>
      <p className="inquiry-facts">
        <StateLabels states={[stateOf(draft.seen.state)]} />
        <span>{form}</span>
        <span>{timeOf(receivedAt)} 受付</span>
      </p>
      <div className="inquiry">
        <section aria-labelledby="fields-title" className="paper inquiry-fields">
          <h2 id="fields-title">届いた内容</h2>
          <Facts facts={fields} />
        </section>
        <aside className="inquiry-side" aria-label="対応と消去">
          <HandlingForm draft={draft} readers={readers} />
          <Erasing detail={detail} />
        </aside>
        <div className="inquiry-rest">
          <Deliveries deliveries={deliveries} />
          <Related title="同じメールアドレスのほかの受付" related={ofPerson} readers={readers} />
          <Related title="同じ会社のほかの方の受付" related={ofCompany} readers={readers} />
          <section aria-labelledby="trail-title" className="paper">
            <h2 id="trail-title">操作の記録</h2>
            <Trail entries={draft.trail} />
          </section>
        </div>
      </div>
    </>
  );
}

function Deliveries({ deliveries }: Pick<SubmissionDetail, 'deliveries'>) {
  const facts = deliveries.map((delivery) => ({
    label: channelName(delivery.channel),
    value: deliveryText(delivery),
  }));
  return (
    <section aria-labelledby="deliveries-title" className="paper">
      <h2 id="deliveries-title">メールと連携</h2>
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <p className="quiet-text">
          送信の記録はありません。送り先の設定がないか、送信してから時間がたって記録が削除されています。
        </p>
      )}
    </section>
  );
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Related({
  title,
  related: { total, submissions },
  readers,
}: Pick<SubmissionDetail, 'readers'> & { title: string; related: RelatedSubmissions }) {
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
    <section aria-labelledby="erase-title" className="inquiry-erase">
      <h2 id="erase-title">保存期間</h2>
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
    </section>
  );
}
