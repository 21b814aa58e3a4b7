import type { ContentProblem } from './problem.ts';

/** Removes duplicates: a file that two readers read is reported by both. */
export function distinct(problems: readonly ContentProblem[]): ContentProblem[] {
  const keyOf = ({ file, field, reason }: ContentProblem) => JSON.stringify([file, field, reason]);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** Position of a problem, for editors: `導入文(lead)`. */
function placeOf({ title, field }: ContentProblem): string {
  return title === undefined ? field : `${title}(${field})`;
}

/** Formats problems for editors: by file, in the order of lines, each with its correction. */
export function describeProblems(problems: readonly ContentProblem[]): string {
  const files = [...Map.groupBy(problems, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = files.map(([file, found]) => {
    const inOrder = found.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return [file, ...inOrder.map(describe)].join('\n');
  });
  return [...blocks, `${files.length}個のファイルに、${problems.length}件の誤りがあります`].join('\n\n');
}

function describe(problem: ContentProblem): string {
  const { file, line, reason, fix } = problem;
  const at = line === undefined ? file : `${file}:${line}`;
  const lines = [`  ${at}  ${placeOf(problem)}`, `    理由: ${reason}`];
  return [...lines, ...(fix === undefined ? [] : [`    直し方: ${fix}`])].join('\n');
}
