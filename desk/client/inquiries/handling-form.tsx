import type { FormEvent } from 'react';
import {
  HANDLING_LABELS,
  HANDLING_STATES,
  type HandlingState,
  NOTE_MAX_LENGTH,
  STATE_LABELS,
} from '../../../shared/handling.ts';
import type { SubmissionDetail } from '../../shared/submissions.ts';
import { Field, SelectField } from '../components/field.tsx';
import { Problem } from '../components/problem.tsx';
import { readerName } from './inquiry-rows.tsx';
import type { HandlingDraft } from './use-handling.ts';

interface Props extends Pick<SubmissionDetail, 'readers'> {
  draft: HandlingDraft;
}

/** Form for state, assignee and note of a submission. */
export function HandlingForm({ draft, readers }: Props) {
  const { seen, mine, isBusy, isChanged, isSaved, problem, change } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draft.save();
  };
  // The assignee may have lost the permission since.
  const mails = new Set([...readers.map(({ mail }) => mail), ...(seen.assignee ? [seen.assignee] : [])]);
  return (
    <form className="box p-4" onSubmit={submit} aria-labelledby="handling-title">
      <h2 id="handling-title">対応</h2>
      <SelectField
        label={HANDLING_LABELS.state}
        note={`迷惑メールや営業は「${STATE_LABELS.dismissed}」にします。`}
        value={mine.state}
        options={HANDLING_STATES.map((state) => [state, STATE_LABELS[state]])}
        onValue={(state) => change({ state: state as HandlingState })}
      />
      <SelectField
        label={HANDLING_LABELS.assignee}
        value={mine.assignee ?? ''}
        options={[['', 'なし'], ...[...mails].map((mail) => [mail, readerName(mail, readers)] as const)]}
        onValue={(mail) => change({ assignee: mail || null })}
      />
      <Field
        label={HANDLING_LABELS.note}
        note={`社内だけで見るメモです(${NOTE_MAX_LENGTH.toLocaleString('ja')}文字まで)。`}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className="min-h-28"
            rows={4}
            maxLength={NOTE_MAX_LENGTH}
            value={mine.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      {problem && <Problem problem={problem} />}
      <div className="bar">
        <button type="submit" className="primary" disabled={isBusy || !isChanged}>
          保存
        </button>
        <span role="status" className="quiet-text">
          {isSaved ? '保存しました。' : isChanged ? 'まだ保存していません。' : ''}
        </span>
      </div>
    </form>
  );
}
