import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { useDesk } from '../desk-context.ts';
import { Paged } from '../inquiries/paged.tsx';
import { Trail } from '../inquiries/trail.tsx';
import { hrefOf, Link } from '../router.tsx';
import { InquiriesPage } from './inquiries-page.tsx';
import { InquiryDetailPage } from './inquiry-detail-page.tsx';
import { InquiryRetentionPage } from './inquiry-retention-page.tsx';

/** Pages of submissions: list, details, audit trail and retention. */
export function InquiryPages({ page, query }: { page: string; query: URLSearchParams }) {
  const { session } = useDesk();
  const receipt = query.get('receipt');
  if (!session.canReadSubmissions)
    return (
      <Page title="お問い合わせ">
        <p className="notice">
          お問い合わせを見る権限がありません。必要なときは、運用担当者に設定(DESK_SUBMISSION_READERS)を頼んでください。
        </p>
      </Page>
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
    <Page
      title="操作の記録"
      crumbs={<Link href={hrefOf('inquiries')}>お問い合わせ</Link>}
      lead="だれが、いつ、どの受付に何をしたかの記録です。消去した方については、受付番号だけが残ります。"
    >
      <Load of="trail" call={() => api.inquiryTrail()}>
        {(first) => (
          <Paged first={first} load={api.inquiryTrail}>
            {(pages) => <Trail entries={pages.flatMap(({ entries }) => entries)} withReceipts />}
          </Paged>
        )}
      </Load>
    </Page>
  );
}
