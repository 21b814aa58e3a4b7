import type { FormEvent } from 'react';
import {
  HANDLING_LABELS,
  HANDLING_STATES,
  type HandlingState,
  NOTE_MAX_LENGTH,
  STATE_LABELS,
} from '../../../shared/handling.ts';
import type { SubmissionReader } from '../../shared/submissions.ts';
import { Problem } from '../components/problem.tsx';
import { readerName } from './inquiry-rows.tsx';
import type { HandlingDraft } from './use-handling.ts';

/** Form for state, assignee and note of a submission. */
export function HandlingForm({
  draft,
  readers,
}: {
  draft: HandlingDraft;
  readers: readonly SubmissionReader[];
}) {
  const { seen, mine, isBusy, isChanged, isSaved, problem, change } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draft.save();
  };
  // The assignee may have lost the permission since.
  const mails = new Set([...readers.map(({ mail }) => mail), ...(seen.assignee ? [seen.assignee] : [])]);
  return (
    <form className="handling" onSubmit={submit} aria-labelledby="handling-title">
      <h2 id="handling-title">対応</h2>
      <div className="field">
        <label htmlFor="handling-state">{HANDLING_LABELS.state}</label>
        <select
          id="handling-state"
          value={mine.state}
          onChange={({ target }) => change({ state: target.value as HandlingState })}
        >
          {HANDLING_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_LABELS[state]}
            </option>
          ))}
        </select>
        <p className="description">迷惑メールや営業は「{STATE_LABELS.dismissed}」にします。</p>
      </div>
      <div className="field">
        <label htmlFor="handling-assignee">{HANDLING_LABELS.assignee}</label>
        <select
          id="handling-assignee"
          value={mine.assignee ?? ''}
          onChange={({ target }) => change({ assignee: target.value || null })}
        >
          <option value="">なし</option>
          {[...mails].map((mail) => (
            <option key={mail} value={mail}>
              {readerName(mail, readers)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="handling-note">{HANDLING_LABELS.note}</label>
        <textarea
          id="handling-note"
          rows={4}
          maxLength={NOTE_MAX_LENGTH}
          value={mine.note}
          aria-describedby="handling-note-about"
          onChange={({ target }) => change({ note: target.value })}
        />
        <p id="handling-note-about" className="description">
          社内だけで見るメモです({NOTE_MAX_LENGTH.toLocaleString('ja')}文字まで)。
        </p>
      </div>
      {problem && <Problem problem={problem} />}
      <div className="save-handling">
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
