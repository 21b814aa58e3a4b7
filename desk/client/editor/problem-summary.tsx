import { useEffect } from 'react';
import type { DeskFieldProblem } from '../../shared/api.ts';
import { ProblemList } from '../components/problem-list.tsx';
import { reasonOf } from '../form/errors.ts';
import { fieldAt } from '../form/summaries.ts';
import { openField } from '../places.ts';
import { isText } from './content.ts';
import { goToLine } from './source-text.tsx';
import type { Editing, OpenDraft } from './use-draft.ts';

const ID = 'problems';

/** Focuses the summary of problems, if there are any. */
export function focusProblems(): void {
  document.getElementById(ID)?.focus();
}

/** Problems of the record and of other files: of the last request that was refused for them, or of the draft. */
export function problemsOf({ record, problem }: OpenDraft): {
  own: DeskFieldProblem[];
  others: DeskFieldProblem[];
} {
  const problems = problem?.problems ?? record?.problems ?? [];
  const isOwn = ({ file }: DeskFieldProblem) => !record || file === record.file;
  return { own: problems.filter(isOwn), others: problems.filter((each) => !isOwn(each)) };
}

/** Problems found by the checks with links to the fields; those of other files are listed separately. */
export function ProblemSummary(editing: Editing) {
  const { own, others } = problemsOf(editing.draft);
  const refusal = editing.draft.problem?.problems;
  useEffect(() => {
    if (refusal) focusProblems();
  }, [refusal]);
  return (
    <>
      {own.length > 0 && (
        <section className="notice bad" aria-labelledby={ID}>
          <h2 id={ID} tabIndex={-1}>
            直すところが{own.length}件あります
          </h2>
          <ul>
            {own.map((problem) => (
              <li key={JSON.stringify(problem)}>
                <Place {...editing} problem={problem} />
                <span> {reasonOf(problem)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <details className="notice">
          <summary>ほかの記録の問題({others.length}件)</summary>
          <ProblemList problems={others} />
        </details>
      )}
    </>
  );
}

/** Link to the field of a problem, or to the line of the text. */
function Place({ draft, kind, schema, problem }: Editing & { problem: DeskFieldProblem }) {
  const { content, record } = draft;
  const { path, field, line } = problem;
  const asText = isText(content);
  const name = (!asText && path?.length ? fieldAt(path, schema, content.data).titles : '') || field;
  const text = line === undefined ? name : `${name}(${line}行目)`;
  if ((asText ? line : path) === undefined) return <strong>{text}</strong>;
  const follow = () => {
    if (asText) return goToLine(line ?? 1);
    openField(record?.file ?? '', path ?? [], kind.format === 'list' && record !== undefined);
  };
  return (
    <button type="button" className="link" onClick={follow}>
      {text}
    </button>
  );
}
