import { useState } from 'react';
import type { SubmissionTrail } from '../../shared/submissions.ts';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { MoreButton } from '../inquiries/more-button.tsx';
import { Trail } from '../inquiries/trail.tsx';
import { hrefOf, Link } from '../router.tsx';

/** Audit trail of all submissions: views, changes, exports and erasures. */
export function InquiryTrailPage() {
  const { api } = useDesk();
  const loaded = useLoaded('trail', () => api.inquiryTrail());
  return (
    <Page title="操作の記録" crumbs={<Link href={hrefOf('inquiries')}>お問い合わせ</Link>}>
      <p className="lead">
        だれが、いつ、どの受付に何をしたかの記録です。消去した方については、受付番号だけが残ります。
      </p>
      {loaded.state === 'ready' ? <Entries first={loaded.value} /> : <Waiting loaded={loaded} />}
    </Page>
  );
}

function Entries({ first }: { first: SubmissionTrail }) {
  const { api } = useDesk();
  const [pages, setPages] = useState([first]);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const next = pages.at(-1)?.next;
  const more = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      const page = await api.inquiryTrail(next);
      setPages([...pages, page]);
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Trail entries={pages.flatMap(({ entries }) => entries)} withReceipts />
      <MoreButton hasMore={Boolean(next)} isBusy={isBusy} failed={failed} onMore={more} />
    </>
  );
}
