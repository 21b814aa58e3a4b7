import { type ClipboardEvent, useRef, useState } from 'react';
import type { DeskFieldProblem } from '../../shared/api.ts';
import { TEXT_MAX_LENGTH } from '../../shared/constants.ts';
import { fieldId, reasonOf } from '../form/errors.ts';
import { rowsOf } from '../form/widgets.tsx';
import { insertText, MARKS, type Mark, withMark } from './markdown-marks.ts';
import { TOO_LONG } from './too-long.ts';

export const BODY_ID = fieldId(['body']);
const ID = BODY_ID;

/** Markdown editor. Converts text pasted from a word processor to Markdown. */
export function MarkdownEditor({
  text,
  problems,
  onChange,
}: {
  text: string;
  problems: readonly DeskFieldProblem[];
  onChange(text: string): void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const mark = (kind: Mark) => {
    const element = field.current;
    if (!element) return;
    const { selectionStart, selectionEnd, value } = element;
    const { insert, from, to, select } = withMark(kind, value, selectionStart, selectionEnd);
    element.focus();
    element.setSelectionRange(from, to);
    insertText(element, insert);
    element.setSelectionRange(from + select[0], from + select[1]);
  };
  const paste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    const { currentTarget: element } = event;
    const room = TEXT_MAX_LENGTH - (element.value.length - (element.selectionEnd - element.selectionStart));
    setRefusal(undefined);
    if (plain.length > room) {
      event.preventDefault();
      return setRefusal(TOO_LONG);
    }
    if (!html || html.length > 4 * TEXT_MAX_LENGTH) return undefined;
    event.preventDefault();
    // Loaded on paste only. After a new build the file may be gone; plain text is inserted then.
    const converted = await import('./markdown-paste.ts').then(
      ({ markdownOfHtml }) => markdownOfHtml(html),
      () => '',
    );
    const markdown = converted || plain;
    if (markdown.length > room) return setRefusal(TOO_LONG);
    return insertText(element, markdown);
  };
  const described = [`${ID}-hint`, ...(problems.length > 0 ? [`${ID}-problems`] : [])].join(' ');
  return (
    <div className="field body">
      <label htmlFor={ID}>本文</label>
      <p className="description" id={`${ID}-hint`}>
        Markdown で書きます。Word などから貼り付けると、見出し、太字、リスト、リンクを Markdown に直します。
      </p>
      <div className="toolbar" role="toolbar" aria-label="本文の書式" aria-controls={ID}>
        {MARKS.map(({ kind, label }) => (
          <button key={kind} type="button" onClick={() => mark(kind)}>
            {label}
          </button>
        ))}
      </div>
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <textarea
        id={ID}
        ref={field}
        rows={rowsOf(text, 14, 60)}
        value={text}
        aria-describedby={described}
        aria-invalid={problems.length > 0 || undefined}
        onPaste={paste}
        onChange={({ target }) => onChange(target.value)}
      />
      {problems.length > 0 && (
        <ul className="errors" id={`${ID}-problems`}>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)} className="error">
              {reasonOf(problem)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
