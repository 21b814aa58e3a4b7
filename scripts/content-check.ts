// `npm run content:check`: lists all faults of the content folder, in Japanese, by file and line. `--json` is
// for programs.
import path from 'node:path';
import { checkDates } from '../corpus/checks/dates.ts';
import { contentChecks } from '../corpus/checks/index.ts';
import { checkRedirects } from '../corpus/checks/links/redirects.ts';
import { ownFileProblems } from '../corpus/checks/own-files.ts';
import { describeGuessedLines } from '../corpus/checks/products/guessed-lines.ts';
import { describeHiddenFields } from '../corpus/checks/products/hidden-fields.ts';
import { checkEarlyTexts } from '../corpus/checks/products/releases.ts';
import { checkCodeTexts } from '../corpus/checks/texts/code-texts.ts';
import { describeLengths } from '../corpus/checks/texts/lengths.ts';
import { checkPageTexts } from '../corpus/checks/texts/page-texts.ts';
import { checkRepetitions } from '../corpus/checks/texts/repetitions.ts';
import { checkSkeletons } from '../corpus/checks/texts/skeletons.ts';
import { checkWords } from '../corpus/checks/texts/words.ts';
import { checkUnreadFiles } from '../corpus/checks/unread-files.ts';
import { FORMAT_FIELD } from '../corpus/content-format.ts';
import {
  type ContentCheck,
  ContentError,
  type ContentProblem,
  type Corpus,
  loadCorpus,
} from '../corpus/corpus.ts';
import { describeProblems, distinct } from '../corpus/problems/report.ts';
import { formatMoment } from '../corpus/timing.ts';
import { checkPictures } from '../media/check-pictures.ts';
import { type Drawings, readDrawings } from '../media/drawings.ts';
import { checkPhotosKept } from '../media/photos/check-photos.ts';
import { loadPathTable } from '../server/path-table.ts';
import { readSettings } from '../server/settings/settings.ts';
import { loadSiteContent } from '../server/site-content/load.ts';
import { todayInJapan } from '../shared/text/date.ts';

const root = path.resolve(import.meta.dirname, '..');
const { CONTENT_DIR, FILES_DIR } = readSettings();
const asJson = process.argv.includes('--json');
const problems: ContentProblem[] = [];

/** Reads a part of the content. Returns undefined and adds to `problems` when it is faulty. */
async function attempt<Value>(read: () => Promise<Value>, when = ''): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems.map((problem) => ({ ...problem, reason: when + problem.reason })));
    return undefined;
  }
}

function checksOn(day: string): ContentCheck[] {
  return [...contentChecks, checkDates(day), checkRedirects(CONTENT_DIR)];
}

function readNow(drawings: Drawings): Promise<Corpus> {
  return loadCorpus(CONTENT_DIR, [
    checkUnreadFiles(CONTENT_DIR),
    (corpus) => ownFileProblems(corpus, { contentDir: CONTENT_DIR, filesDir: FILES_DIR, hashes: true }),
    ...checksOn(todayInJapan()),
    checkPictures(CONTENT_DIR, drawings),
    checkPhotosKept(CONTENT_DIR),
    checkCodeTexts(root),
    checkPageTexts(root),
    checkSkeletons,
    checkRepetitions,
    checkEarlyTexts,
    checkWords(root, CONTENT_DIR),
  ]);
}

function describeCorpus(corpus: Corpus): string[] {
  const {
    site,
    choices: _1,
    ownChecks: _2,
    setupGuide: _3,
    frame: _4,
    schedule: _5,
    rendered: _6,
    ...kinds
  } = corpus;
  const counts = Object.entries(kinds).map(([kind, records]) => `${kind} ${records.length}`);
  return [
    `${CONTENT_DIR} は正しく読めました(${site.name}, ${counts.join(', ')})`,
    ...describeLengths(corpus),
    ...describeGuessedLines(corpus),
    ...describeHiddenFields(corpus),
  ];
}

/** Collects the problems of all files; of a folder in another format, that one problem. */
async function checkAll(): Promise<Corpus | undefined> {
  const site = await attempt(() => loadSiteContent(CONTENT_DIR));
  if (problems.some(({ field }) => field === FORMAT_FIELD)) return undefined;
  await attempt(() => loadPathTable(CONTENT_DIR, site?.pages.known));
  const drawings = await attempt(() => readDrawings(CONTENT_DIR));
  const corpus = await attempt(() => readNow(drawings ?? new Set()));
  // Content that is valid now may become invalid when a scheduled item appears or expires.
  for (const at of corpus?.schedule.turns ?? [])
    await attempt(
      () => loadCorpus(CONTENT_DIR, checksOn(todayInJapan(new Date(at))), at),
      `${formatMoment(at)} から表示する内容: `,
    );
  return corpus;
}

const corpus = await checkAll();

const found = distinct(problems);
if (asJson) console.log(JSON.stringify({ problems: found }, undefined, 2));
else if (found.length > 0) console.error(describeProblems(found));
else if (corpus) console.log(describeCorpus(corpus).join('\n'));
if (found.length > 0) process.exitCode = 1;
