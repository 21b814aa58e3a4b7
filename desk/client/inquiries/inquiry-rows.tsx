import { type HandlingState, STATE_LABELS } from '../../../shared/handling.ts';
import type { SubmissionList, SubmissionReader } from '../../shared/submissions.ts';
import { StateLabels } from '../components/state-labels.tsx';
import { hrefOf, Link } from '../router.tsx';
import { type State, timeOf } from '../states.ts';

const TONES: Readonly<Record<HandlingState, State['tone']>> = {
  open: 'review',
  working: 'draft',
  done: 'on',
  dismissed: 'off',
};

export function stateOf(state: HandlingState): State {
  return { text: STATE_LABELS[state], tone: TONES[state] };
}

/** Submissions, one row each with a link to the details. */
export function InquiryRows({ submissions, readers }: Pick<SubmissionList, 'submissions' | 'readers'>) {
  return (
    <ul className="rows">
      {submissions.map(({ receipt, receivedAt, form, company, name, handling: { state, assignee } }) => (
        <li key={receipt}>
          <div className="row-main">
            <Link href={hrefOf('inquiries/one', { receipt })}>
              {[company, name].filter(Boolean).join(' ') || receipt}
            </Link>
            <span className="quiet-text bar">
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
