import { Page } from '../components/page.tsx';
import { useDesk } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';
import { InquiriesPage } from './inquiries-page.tsx';
import { InquiryDetailPage } from './inquiry-detail-page.tsx';
import { InquiryRetentionPage } from './inquiry-retention-page.tsx';
import { InquiryTrailPage } from './inquiry-trail-page.tsx';

/** Pages of submissions: list, details, audit trail and retention. */
export function InquiryPages({ page, query }: { page: string; query: URLSearchParams }) {
  const { session } = useDesk();
  const receipt = query.get('receipt');
  if (!session.canReadSubmissions) return <Refused />;
  if (page === 'inquiries/one' && receipt) return <InquiryDetailPage key={receipt} receipt={receipt} />;
  if (page === 'inquiries/trail') return <InquiryTrailPage />;
  if (page === 'inquiries/retention') return <InquiryRetentionPage />;
  return <InquiriesPage />;
}

function Refused() {
  return (
    <Page title="お問い合わせ" crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="notice">
        お問い合わせを見る権限がありません。必要なときは、運用担当者に設定(DESK_SUBMISSION_READERS)を頼んでください。
      </p>
    </Page>
  );
}
