import type { ListedSubmission, SubmissionReader } from '../../shared/submissions.ts';
import { StateLabels } from '../components/state-labels.tsx';
import { hrefOf, Link } from '../router.tsx';
import { timeOf } from '../states.ts';
import { stateOf } from './words.ts';

/** Submissions, one row each with a link to the details. */
export function InquiryRows({
  submissions,
  readers,
}: {
  submissions: readonly ListedSubmission[];
  readers: readonly SubmissionReader[];
}) {
  return (
    <ul className="rows">
      {submissions.map(({ receipt, receivedAt, form, company, name, handling: { state, assignee } }) => (
        <li key={receipt}>
          <div className="row-main">
            <Link href={hrefOf('inquiries/one', { receipt })}>
              {[company, name].filter(Boolean).join(' ') || receipt}
            </Link>
            <span className="quiet-text inquiry-facts">
              <span>{timeOf(receivedAt)}</span>
              <span>{form}</span>
              <span className="file">{receipt}</span>
            </span>
          </div>
          <div className="row-side">
            {assignee && <span className="quiet-text">担当 {readerName(assignee, readers)}</span>}
            <StateLabels states={[stateOf(state)]} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function readerName(wanted: string, readers: readonly SubmissionReader[]): string {
  return readers.find(({ mail }) => mail === wanted)?.name ?? wanted;
}
