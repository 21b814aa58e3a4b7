import path from 'node:path';
import { checkCodeTexts } from '../corpus/checks/code-texts.ts';
import { checkDates } from '../corpus/checks/dates.ts';
import { contentChecks } from '../corpus/checks/index.ts';
import { describeLengths } from '../corpus/checks/lengths.ts';
import { checkPageTexts } from '../corpus/checks/page-texts.ts';
import { checkRedirects } from '../corpus/checks/redirects.ts';
import { checkSkeletons } from '../corpus/checks/skeletons.ts';
import { checkUnreadFiles } from '../corpus/checks/unread-files.ts';
import { checkWords } from '../corpus/checks/words.ts';
import { type ContentCheck, ContentError, loadCorpus } from '../corpus/corpus.ts';
import { formatMoment } from '../corpus/timing.ts';
import { checkPictures } from '../media/check-pictures.ts';
import { readDrawings } from '../media/drawings.ts';
import { checkPhotos } from '../media/photos/check-photos.ts';
import { loadPathTable } from '../server/path-table.ts';
import { readSettings } from '../server/settings.ts';
import { loadSiteContent } from '../server/site-content/load.ts';
import { PathTableError } from '../shared/paths/table-check.ts';
import { todayInJapan } from '../shared/text/date.ts';

const root = path.resolve(import.meta.dirname, '..');
const { CONTENT_DIR } = readSettings();

/** What is right now may be wrong once something else is shown, or no more. */
async function checkTurn(at: number, checks: (day: string) => ContentCheck[]): Promise<void> {
  try {
    await loadCorpus(CONTENT_DIR, checks(todayInJapan(new Date(at))), at);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${formatMoment(at)} から表示する内容に誤りがあります`);
    throw error;
  }
}

try {
  const { pages } = await loadSiteContent(CONTENT_DIR);
  await loadPathTable(CONTENT_DIR, pages.known);
  const checks = (day: string) => [...contentChecks, checkDates(day), checkRedirects(CONTENT_DIR)];
  const corpus = await loadCorpus(CONTENT_DIR, [
    checkUnreadFiles(CONTENT_DIR),
    ...checks(todayInJapan()),
    checkPictures(CONTENT_DIR, await readDrawings(CONTENT_DIR)),
    checkPhotos(CONTENT_DIR),
    checkCodeTexts(root),
    checkPageTexts(root),
    checkSkeletons,
    checkWords(root, CONTENT_DIR),
  ]);
  const {
    site,
    choices: _choices,
    ownChecks: _own,
    setupGuide: _guide,
    frame: _frame,
    schedule: _schedule,
    ...kinds
  } = corpus;
  const counts = Object.entries(kinds).map(([kind, records]) => `${kind} ${records.length}`);
  console.log(`${CONTENT_DIR} は正しく読めました(${site.name}, ${counts.join(', ')})`);
  for (const turn of corpus.schedule.turns) await checkTurn(turn, checks);
  for (const line of describeLengths(corpus)) console.log(line);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof PathTableError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
