import { DeskPage, Load } from '../components/desk-page.tsx';
import { useDesk } from '../desk-context.ts';
import { Paged } from '../inquiries/paged.tsx';
import { Trail } from '../inquiries/trail.tsx';
import { InquiriesPage } from './inquiries-page.tsx';
import { InquiryDetailPage } from './inquiry-detail-page.tsx';
import { InquiryRetentionPage } from './inquiry-retention-page.tsx';

/** Pages of submissions: list, details, audit trail and retention. */
export function InquiryPages({ page, query }: { page: string; query: URLSearchParams }) {
  const { session } = useDesk();
  const receipt = query.get('receipt');
  if (!session.canReadSubmissions)
    return (
      <DeskPage title="お問い合わせ">
        <p className="notice">
          お問い合わせを見る権限がありません。必要なときは、運用担当者に設定(DESK_SUBMISSION_READERS)を頼んでください。
        </p>
      </DeskPage>
    );
  if (page === 'inquiries/one' && receipt) return <InquiryDetailPage key={receipt} receipt={receipt} />;
  if (page === 'inquiries/trail') return <TrailPage />;
  if (page === 'inquiries/retention') return <InquiryRetentionPage />;
  return <InquiriesPage />;
}

/** Audit trail of all submissions: views, changes, exports and erasures. */
function TrailPage() {
  const { api } = useDesk();
  return (
    <DeskPage
      title="操作の記録"
      above="inquiries"
      lead="だれが、いつ、どの受付に何をしたかの記録です。消去した方については、受付番号だけが残ります。"
    >
      <Load of="trail" call={() => api.inquiryTrail()}>
        {(first) => (
          <Paged first={first} load={api.inquiryTrail}>
            {(pages) => <Trail entries={pages.flatMap(({ entries }) => entries)} withReceipts />}
          </Paged>
        )}
      </Load>
    </DeskPage>
  );
}
