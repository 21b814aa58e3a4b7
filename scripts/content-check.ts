import path from 'node:path';
import { checkPictures } from '../media/check-pictures.ts';
import { readDrawings } from '../media/drawings.ts';
import { checkPhotos } from '../media/photos/check-photos.ts';
import { checkCodeTexts } from '../server/content/checks/code-texts.ts';
import { checkDates } from '../server/content/checks/dates.ts';
import { contentChecks } from '../server/content/checks/index.ts';
import { describeLengths } from '../server/content/checks/lengths.ts';
import { checkSkeletons } from '../server/content/checks/skeletons.ts';
import { checkUnreadFiles } from '../server/content/checks/unread-files.ts';
import { checkWords } from '../server/content/checks/words.ts';
import { ContentError, loadCorpus } from '../server/content/corpus.ts';
import { readSettings } from '../server/settings.ts';
import { todayInJapan } from '../shared/text/date.ts';

const root = path.resolve(import.meta.dirname, '..');
const { CONTENT_DIR } = readSettings();

try {
  const corpus = await loadCorpus(CONTENT_DIR, [
    checkUnreadFiles(CONTENT_DIR),
    ...contentChecks,
    checkDates(todayInJapan(new Date())),
    checkPictures(path.join(root, 'public'), await readDrawings(CONTENT_DIR)),
    checkPhotos(CONTENT_DIR),
    checkCodeTexts(root),
    checkSkeletons,
    checkWords(root, CONTENT_DIR),
  ]);
  const { site, ...kinds } = corpus;
  const counts = Object.entries(kinds).map(([kind, records]) => `${kind} ${records.length}`);
  console.log(`${CONTENT_DIR} は正しく読めました(${site.name}, ${counts.join(', ')})`);
  for (const line of describeLengths(corpus)) console.log(line);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
