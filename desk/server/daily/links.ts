import type { ContentProblem } from '../../../corpus/corpus.ts';
import type { DeskLinkFault, DeskLinks, DeskPlace } from '../../shared/daily.ts';
import { problemsFor } from '../drafts/record-index.ts';
import type { Survey } from './survey.ts';

/** What the links of the content lead to, as the desk's page says it. */
export function linksOf({ links, problems }: Survey): DeskLinks {
  return {
    ...(links && {
      report: {
        count: links.count,
        broken: links.broken.map(faultOf),
        redirected: links.redirected.map(faultOf),
        unlinked: links.unlinked,
      },
    }),
    problems: problemsFor('', problems),
  };
}

function faultOf(problem: ContentProblem): DeskLinkFault {
  const { text = '', reason, fix } = problem;
  return { ...placeOf(problem), link: text, reason, fix };
}

/** The field of a Markdown file's text, as checks call it and as the desk's form does. */
const BODY = '本文';

export function placeOf({ file, field, path, line, title }: ContentProblem): DeskPlace {
  return { file, field, path: path ?? (field === BODY ? ['body'] : undefined), line, title };
}
