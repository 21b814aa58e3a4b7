import { useState } from 'react';
import type { DeskListed } from '../../shared/api.ts';
import { problemOf } from '../api.ts';
import { Decision, Dialog } from '../components/dialog.tsx';
import { InputField } from '../components/field.tsx';
import { Problem } from '../components/problem.tsx';
import { ProblemList } from '../components/problem-list.tsx';
import { RecordRow } from '../components/record-row.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { Note } from '../form/notes-context.tsx';
import { returnOf, stateOfDraft, timeOf } from '../states.ts';
import { useRequest } from '../use-request.ts';

interface Props {
  records: readonly DeskListed[];
  /** Called after a release with its result, for display. */
  onDone(message: string): void;
}

/**
 * Drafts of all editors, submitted ones first. An approver publishes several of them together; `areChosen` chooses all at
 * first.
 */
export function Drafts({ records, areChosen = false, onDone }: Props & { areChosen?: boolean }) {
  const { session } = useDesk();
  const [chosen, setChosen] = useState(areChosen ? records : []);
  const [isAsking, setAsking] = useState(false);
  if (records.length === 0) return <p className="quiet-text">下書きはありません。</p>;
  const order = ({ draft }: DeskListed) => (draft?.state === 'review' ? 0 : 1);
  const mayChoose = session.editor.role === 'approver' && (records.length > 1 || areChosen);
  const hasPicture = records.some(({ picture }) => picture);
  const box = (record: DeskListed) => (
    <label className="choose">
      <input
        type="checkbox"
        checked={chosen.includes(record)}
        onChange={({ target }) =>
          setChosen(target.checked ? [...chosen, record] : chosen.filter((one) => one !== record))
        }
      />
      <span className="sr-only">「{record.title}」を選ぶ</span>
    </label>
  );
  return (
    <>
      <ul className="rows">
        {records
          .toSorted((one, other) => order(one) - order(other))
          .map((record) => {
            const { file, draft } = record;
            const note = draft && returnOf(draft);
            return (
              <RecordRow
                key={file}
                record={record}
                hasPicture={hasPicture}
                states={draft ? [stateOfDraft(draft)] : []}
                before={mayChoose && box(record)}
              >
                <span className="quiet-text">
                  {draft && `${draft.author} ${timeOf(draft.savedAt)} `}
                  {draft && draft.notes.length > 0 && `コメント${draft.notes.length}件`}
                </span>
                {note && <Note note={note} />}
              </RecordRow>
            );
          })}
      </ul>
      {mayChoose && (
        <p>
          <button type="button" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {chosen.length > 0
              ? `選んだ${chosen.length}件をまとめて公開…`
              : '下書きを選ぶと、まとめて公開できます'}
          </button>
        </p>
      )}
      {isAsking && <ReleaseDialog records={chosen} onClose={() => setAsking(false)} onDone={onDone} />}
    </>
  );
}

/** Confirms that drafts are published together, at once or at a minute to come. */
function ReleaseDialog({ records, onClose, onDone }: Props & { onClose(): void }) {
  const { api } = useDesk();
  const [at, setAt] = useState('');
  const { isBusy, problem, run } = useRequest();
  const publish = async () => {
    const drafts = records.map(({ file, title, revision = null }) => ({ file, title, revision }));
    await api.release({ drafts, at: at.replace('T', ' ') || undefined });
    onDone(at === '' ? 'まとめて公開しました。数秒でサイトに出ます。' : '公開を予約しました。');
  };
  return (
    <Dialog title={`${records.length}件をまとめて公開しますか`} onClose={onClose} isWide>
      <p>すべてを合わせて確かめ、同時にサイトに出します。直すところが残っていれば、どれも出しません。</p>
      <ul>
        {records.map(({ file, title }) => (
          <li key={file}>{title}</li>
        ))}
      </ul>
      <InputField
        label="公開する日時(空のときは、すぐに公開します)"
        type="datetime-local"
        value={at}
        onValue={setAt}
      />
      {problem && <Problem problem={problem} />}
      {problem?.problems && <ProblemList problems={problem.problems} />}
      <Decision isDisabled={isBusy} onAct={() => run(publish)} onClose={onClose}>
        {at === '' ? 'まとめて公開する' : 'この日時に公開する'}
      </Decision>
    </Dialog>
  );
}

/** Planned releases, with those that failed at their minute. */
export function Releases({ onDone }: Pick<Props, 'onDone'>) {
  const { api, session } = useDesk();
  const loaded = useLoaded('releases', () => api.releases());
  if (loaded.state !== 'ready' || loaded.value.releases.length === 0) return null;
  const cancel = (id: string) =>
    api.cancelRelease(id).then(
      () => onDone('公開の予定を取り消しました。'),
      (error: unknown) => onDone(problemOf(error).message),
    );
  return (
    <section aria-labelledby="releases">
      <h2 id="releases">まとめて公開する予定</h2>
      <ul className="rows">
        {loaded.value.releases.map(({ id, at, by, titles, problem }) => (
          <li key={id}>
            <div className="row-main">
              <strong>{at}</strong>
              <span>
                {titles.join('、')} <span className="quiet-text">{by}</span>
              </span>
              {problem && <span className="error">公開していません。{problem}</span>}
            </div>
            {session.editor.role === 'approver' && (
              <button type="button" aria-label={`${at}の予定を取り消す`} onClick={() => cancel(id)}>
                取り消す
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
