import type { ContentProblem } from '../../../corpus/corpus.ts';
import type { DeskLinkFault, DeskLinks, DeskPlace } from '../../shared/daily.ts';
import { problemsFor } from '../drafts/record-index.ts';
import type { Survey } from './survey.ts';

/** Links of the content and their targets, for the desk's page. */
export function linksOf({ links, problems }: Survey): DeskLinks {
  return {
    report: links && {
      count: links.count,
      broken: links.broken.map(faultOf),
      redirected: links.redirected.map(faultOf),
      unlinked: links.unlinked,
    },
    problems: problemsFor('', problems),
  };
}

function faultOf(problem: ContentProblem): DeskLinkFault {
  const { text = '', reason, fix } = problem;
  return { ...placeOf(problem), link: text, reason, fix };
}

/** Name of a Markdown file's text in checks and in the desk's form. */
const BODY = '本文';

export function placeOf({ file, field, path, line, title }: ContentProblem): DeskPlace {
  return { file, field, path: path ?? (field === BODY ? ['body'] : undefined), line, title };
}
