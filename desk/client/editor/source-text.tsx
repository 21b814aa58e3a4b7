import type { DeskFieldProblem } from '../../shared/api.ts';
import { Errors } from '../components/errors.tsx';

const ID = 'source-text';

interface Props {
  text: string;
  problems: readonly DeskFieldProblem[];
  onChange(text: string): void;
}

/** Text field with the file's source. */
export function SourceText({ text, problems, onChange }: Props) {
  const located = problems.filter(({ line }) => line !== undefined);
  const rows = text.split('\n').length;
  return (
    <div className="field gap-5">
      <label htmlFor={ID}>原文</label>
      <p className="description" id={`${ID}-hint`}>
        ファイルの中身をそのまま編集します。字下げ(行頭の空白)にも意味があります。
      </p>
      <Errors id={`${ID}-problems`} problems={located} withLines />
      <div className="grid grid-cols-[auto_minmax(0,1fr)]">
        <pre
          aria-hidden="true"
          className="pt-[9px] pr-2 text-right text-md leading-[1.6] text-ink-soft select-none"
        >
          {Array.from({ length: rows }, (_, index) => index + 1).join('\n')}
        </pre>
        <textarea
          id={ID}
          className="field-sizing-fixed resize-none overflow-y-hidden font-mono text-md leading-[1.6] whitespace-pre"
          wrap="off"
          spellCheck={false}
          rows={Math.max(12, rows)}
          value={text}
          aria-describedby={`${ID}-hint${located.length > 0 ? ` ${ID}-problems` : ''}`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}

/** Selects a line of the text, counted from 1. */
export function goToLine(line: number): void {
  const field = document.getElementById(ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
