import type { Database } from '../../../server/content/store/database.ts';
import { deletedAt } from '../../../server/content/store/retention/retention.ts';
import {
  type FoundSubmission,
  findRelated,
  type HandledSubmission,
} from '../../../server/content/store/submission-list.ts';
import type { Retention } from '../../../server/settings/settings.ts';
import { FORMS, formTitle } from '../../../shared/api/forms/all.ts';
import { tickText } from '../../../shared/api/forms/tick-text.ts';
import type { ListedSubmission, SubmissionDelivery, SubmissionDetail } from '../../shared/submissions.ts';

/** Number of related submissions of a company or a person. */
const RELATED = 5;

export function listed({ receipt, receivedAt, form, typed, handling }: HandledSubmission): ListedSubmission {
  const parts = [typed.familyName, typed.givenName, typed.fame];
  return {
    receipt,
    receivedAt,
    form: formTitle(form),
    company: String(typed.corporateName ?? ''),
    name: parts.filter(Boolean).join(' '),
    handling,
  };
}

/** Details of a submission without its audit trail. */
export async function detailOf(
  db: Database,
  found: FoundSubmission,
  retention: Retention,
): Promise<Omit<SubmissionDetail, 'trail' | 'readers'>> {
  const { submission } = found;
  const related = async (of: 'company' | 'person') => {
    const { total, submissions } = await findRelated(db, found, { of, limit: RELATED });
    return { total, submissions: submissions.map(listed) };
  };
  return {
    ...listed(submission),
    fields: fieldsOf(submission),
    deliveries: await deliveriesOf(db, submission.id),
    ofPerson: await related('person'),
    ofCompany: await related('company'),
    deletedAt: deletedAt(retention, submission)?.toISOString(),
  };
}

/** Submitted values with their labels, in the form's order; values of unknown fields follow under their own names. */
function fieldsOf({ form, typed }: Pick<HandledSubmission, 'form' | 'typed'>) {
  const fields = Object.entries(FORMS.find(({ type }) => type === form)?.fields ?? {});
  const labels = new Map(fields.map(([name, { label }]) => [name, label]));
  const names = new Set([...labels.keys(), ...Object.keys(typed)]);
  return [...names].flatMap((name) => {
    const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
    if (value === undefined || value === '') return [];
    const label = labels.get(name) ?? OTHER_LABELS.get(name) ?? name;
    return [{ label, value: typeof value === 'boolean' ? tickText(name, value) : value }];
  });
}

/** Labels of values stored in addition to the fields. */
const OTHER_LABELS = new Map([['consentTextVersion', '同意文のバージョン']]);

async function deliveriesOf(db: Database, id: string): Promise<SubmissionDelivery[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'attempts', 'due_at', 'done_at', 'outcome'])
    .where('submission_id', '=', id)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, attempts, due_at, done_at, outcome }) => ({
    channel,
    state: done_at === null ? 'waiting' : outcomeOf(outcome),
    attempts,
    at: done_at ?? due_at,
  }));
}

function outcomeOf(outcome: string | null): SubmissionDelivery['state'] {
  return outcome === 'sent' || outcome === 'withheld' ? outcome : 'refused';
}
