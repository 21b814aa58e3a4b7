import type { DeskDeadlines } from '../../shared/daily.ts';
import type { RecordIndex } from '../drafts/record-index.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { deadlinesOf, groupsOf, type TouchedDraft } from './deadlines.ts';
import type { Survey, Surveys } from './survey.ts';

export interface UpcomingDeps {
  surveys: Surveys;
  index: Pick<RecordIndex, 'drafts' | 'kindOf'>;
  repository: Pick<ContentRepository, 'history'>;
  /** In milliseconds since 1970. */
  now(): number;
}

/** Dates in published content and in drafts that begin, end or become outdated. */
export async function upcoming(deps: UpcomingDeps): Promise<DeskDeadlines> {
  const { surveys, index, now } = deps;
  const survey = await surveys.read();
  const drafts = [...(await deskDrafts(deps)), ...(await fileDrafts(deps, survey))];
  const deadlines = deadlinesOf(survey.dates, drafts, now()).map((deadline) => ({
    ...deadline,
    kind: index.kindOf(deadline.file)?.title ?? '',
  }));
  return { groups: groupsOf(deadlines), unread: survey.unread };
}

/** Number of deadlines that have passed or will within 30 days. */
export function urgentCount({ groups: { past, month } }: DeskDeadlines): number {
  return past.length + month.length;
}

/** Unpublished drafts of the desk. */
async function deskDrafts({ index }: UpcomingDeps): Promise<TouchedDraft[]> {
  const listed = await index.drafts();
  return listed.flatMap(({ file, title, draft }) =>
    draft ? [{ file, path: [], name: title, touchedAt: Date.parse(draft.savedAt) }] : [],
  );
}

/** Drafts marked in the files themselves, with the date of the file's last change. */
async function fileDrafts({ repository }: UpcomingDeps, { dates }: Survey): Promise<TouchedDraft[]> {
  const byFile = Map.groupBy(
    dates.filter(({ what }) => what === 'draft'),
    ({ file }) => file,
  );
  const drafts = [];
  // Sequential calls of git suffice for a few files.
  for (const [file, entries] of byFile) {
    const [last] = await repository.history(file, 1);
    if (last) drafts.push(...entries.map((entry) => ({ ...entry, touchedAt: Date.parse(last.at) })));
  }
  return drafts;
}
