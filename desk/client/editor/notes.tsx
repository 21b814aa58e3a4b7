import { useId, useState } from 'react';
import { useDesk } from '../desk-context.ts';
import { FORM_ID, SEPARATOR } from '../form/errors.ts';
import { Note } from '../form/notes-context.tsx';
import type { Path } from '../form/schema.ts';
import { fieldAt } from '../form/summaries.ts';
import { openField } from '../places.ts';
import { useWindowEvent } from '../use-window-event.ts';
import { dataOf } from './content.ts';
import type { Saved } from './use-draft.ts';

/**
 * Comments on a draft, with a form for another one: about the field that had the focus last, or the whole record. An
 * approver sends a submitted draft back with a comment.
 */
export function Notes({ draft, kind, schema, item, record }: Saved) {
  const { api, session } = useDesk();
  const focused = useLastField();
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const { content, isBusy } = draft;
  if (!record.draft) return null;
  const { notes, state } = record.draft;
  const data = dataOf(content);
  const nameOf = (at: Path) => fieldAt(at, schema, data).titles;
  const path = focused && (item === undefined ? focused : [item, ...focused]);
  const isOnField = path && !isWhole && (path.at(-1) === 'body' || fieldAt(path, schema, data).field);
  const send = async (isReturn?: true) => {
    const { file } = record;
    const isDone = await draft.act(async () => {
      draft.accept(await api.note({ file, text, path: isOnField ? path : undefined, isReturn }));
      return isReturn ? '差し戻しました。コメントは、下書きの一覧にも出ます。' : 'コメントを残しました。';
    });
    if (isDone) setText('');
  };
  return (
    <section className="aside-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>コメント</h2>
      {notes.map((note) => (
        <div key={note.at + note.text}>
          {note.path && (
            <button
              type="button"
              className="link"
              onClick={() => openField(record.file, note.path ?? [], kind.format === 'list')}
            >
              {nameOf(note.path)}
            </button>
          )}
          <Note note={note} />
        </div>
      ))}
      <label htmlFor={id}>{isOnField ? `「${nameOf(path)}」について` : '記録全体について'}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={1_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {path && (
        <label className="choice">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
          記録全体について書く
        </label>
      )}
      <button type="button" disabled={isBusy || text.trim() === ''} onClick={() => send()}>
        コメントを残す
      </button>
      {state === 'review' && session.editor.role === 'approver' && (
        <button type="button" disabled={isBusy || text.trim() === ''} onClick={() => send(true)}>
          このコメントで差し戻す
        </button>
      )}
    </section>
  );
}

/** Path of the field in the form that had the focus last. */
function useLastField(): (string | number)[] | undefined {
  const [path, setPath] = useState<(string | number)[]>();
  useWindowEvent('focusin', ({ target }) => {
    const element = (target as Element).closest(`[id^="${FORM_ID}${SEPARATOR}"]`);
    // Buttons and options are named after their field.
    const [, ...keys] = element?.id.split('__', 1)[0]?.split(SEPARATOR) ?? [];
    if (element) setPath(keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
  });
  return path;
}
