import { useEffect } from 'react';
import type { DeskContent, DeskFieldProblem, DeskSchema } from '../../shared/api.ts';
import { ProblemList } from '../components/problem-list.tsx';
import { reasonOf } from '../form/errors.ts';
import { forForm } from '../form/schema.ts';
import { titlesOf } from '../form/summaries.ts';
import { openField } from '../places.ts';
import { isText } from './content.ts';
import { goToLine } from './source-text.tsx';

const ID = 'problems';

/** Focuses the summary of problems, if there are any. */
export function focusProblems(): void {
  document.getElementById(ID)?.focus();
}

/** Problems found by the checks with links to the fields; those of other files are listed separately. */
export function ProblemSummary({
  problems,
  file,
  schema,
  content,
  isList,
  refusal,
}: {
  problems: readonly DeskFieldProblem[];
  file: string | undefined;
  schema: DeskSchema;
  content: DeskContent;
  isList: boolean;
  /** Refusal caused by these problems, which moves the focus here. */
  refusal: object | undefined;
}) {
  useEffect(() => {
    if (refusal) focusProblems();
  }, [refusal]);
  const isOwn = (problem: DeskFieldProblem) => file === undefined || problem.file === file;
  const own = problems.filter(isOwn);
  const others = problems.filter((problem) => !isOwn(problem));
  const asText = isText(content);
  const nameOf = ({ path, field }: DeskFieldProblem) =>
    (!asText && path?.length ? titlesOf(path, forForm(schema), content.data) : '') || field;
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
                <Place problem={problem} name={nameOf(problem)} file={file} asText={asText} isList={isList} />
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
function Place({
  problem: { path, line },
  name,
  file,
  asText,
  isList,
}: {
  problem: DeskFieldProblem;
  name: string;
  file: string | undefined;
  asText: boolean;
  isList: boolean;
}) {
  const text = line === undefined ? name : `${name}(${line}行目)`;
  const target = asText ? line : path;
  if (target === undefined) return <strong>{text}</strong>;
  const follow = () => {
    if (asText) return goToLine(line ?? 1);
    openField(file ?? '', path ?? [], isList && file !== undefined);
  };
  return (
    <button type="button" className="link" onClick={follow}>
      {text}
    </button>
  );
}
