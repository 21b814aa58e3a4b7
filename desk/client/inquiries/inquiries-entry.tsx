import { STATE_LABELS } from '../../../shared/handling.ts';
import type { SubmissionCounts } from '../../shared/submissions.ts';
import { type Loaded, useDesk, useLoaded } from '../desk-context.ts';
import { hrefOf, Link } from '../router.tsx';

/** Link to the submissions with the number of open ones, for editors who may read them. */
export function InquiriesEntry() {
  const { api } = useDesk();
  const loaded = useLoaded('inquiry counts', () => api.inquiryCounts());
  return (
    <section aria-labelledby="inquiries">
      <h2 id="inquiries">届いたもの</h2>
      <ul className="kinds" aria-busy={loaded.state === 'loading'}>
        <li>
          <Link href={hrefOf('inquiries')}>お問い合わせ</Link>
          <p>フォームから届いたお問い合わせ、お見積もり、製品登録などと、その対応です。</p>
          <p className="daily-count">
            {STATE_LABELS.open} <strong>{countOf(loaded)}</strong>
          </p>
        </li>
      </ul>
    </section>
  );
}

function countOf(loaded: Loaded<SubmissionCounts>): string {
  if (loaded.state === 'ready') return `${loaded.value.counts.open}件`;
  return loaded.state === 'loading' ? '数えています…' : '数えられません';
}
