import { deserialize, serialize } from 'node:v8';
import { contentChecks } from '../../corpus/checks/index.ts';
import { checkRedirects } from '../../corpus/checks/redirects.ts';
import type { Schedule } from '../../corpus/content-reader.ts';
import { type ContentCheck, type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { folderRevision, folderState } from '../../corpus/folder-state.ts';
import { isBefore, keptContent } from '../../corpus/kept-content.ts';
import { formatMoment, type Shown } from '../../corpus/timing.ts';
import { KEPT_CONTENT } from '../built.ts';
import { pathTableOf, type Redirects, readRedirects } from '../path-table.ts';
import { loadSiteRecords, readSiteRecords, type SiteRecords, siteContentOf } from '../site-content/load.ts';

/** A corpus as it travels between threads. */
export type PackedCorpus = Uint8Array;

/** What the web server needs of a state of the content folder. */
export interface SiteSnapshot {
  /** The same on every machine that has the same files, and another one when the same files show something else. */
  revision: string;
  /** When they do next, in milliseconds since 1970; undefined for never. */
  nextTurn: number | undefined;
  records: SiteRecords;
  /** Rows of redirects.yaml. */
  redirects: Redirects;
}

/** The content folder at a moment: read, and found to be right. */
export interface ContentSnapshot {
  /** When it shows something else, in milliseconds since 1970, the next first. */
  turns: readonly number[];
  corpus: PackedCorpus;
  site: SiteSnapshot;
}

export function pack(corpus: Corpus): PackedCorpus {
  return serialize(corpus);
}

export function unpack(packed: PackedCorpus): Corpus {
  return deserialize(packed);
}

/**
 * The folder as everybody sees it now.
 *
 * @param checks beside those of every reading
 * @throws {ContentError} with every problem found
 */
export function readCorpus(
  contentDir: string,
  at = Date.now(),
  checks: readonly ContentCheck[] = [],
): Promise<Corpus> {
  const isCurrent = ({ schedule }: Corpus) => isBefore(at, schedule);
  return keptContent({ folder: KEPT_CONTENT, name: 'corpus', contentDir, isCurrent }, () =>
    loadChecked(contentDir, at, { checks }),
  );
}

function loadChecked(
  contentDir: string,
  at: number,
  { checks = [], shown }: { checks?: readonly ContentCheck[]; shown?: Shown },
): Promise<Corpus> {
  return loadCorpus(contentDir, [...contentChecks, checkRedirects(contentDir), ...checks], at, shown);
}

/** Somebody saves file after file: how often the folder is read anew because it has changed meanwhile. */
const ATTEMPTS_MAX = 10;

/**
 * Reads the whole folder and checks all of it, as one state that it really was in.
 *
 * @param checks beside those of every reading
 * @throws {ContentError} when a file is wrong
 */
export function readSnapshot(contentDir: string, checks?: readonly ContentCheck[]): Promise<ContentSnapshot> {
  const at = Date.now();
  return readWhole(contentDir, () =>
    contentOf(contentDir, readCorpus(contentDir, at, checks), readSiteRecords(contentDir, at)),
  );
}

/**
 * Reads what the web server needs of it, where the API is another machine's.
 *
 * @throws {ContentError} when a file that the web server reads is wrong
 */
export function readSiteSnapshot(contentDir: string, at = Date.now()): Promise<SiteSnapshot> {
  return readWhole(contentDir, async () => {
    const records = await readSiteRecords(contentDir, at);
    return siteOf(contentDir, records, records.schedule);
  });
}

/**
 * The same of any moment, with drafts where they are asked for. Nothing of it is kept: what is kept is what everybody sees.
 *
 * @throws {ContentError} when a file is wrong, a draft included
 */
export function readPreview(contentDir: string, at: number, shown: Shown): Promise<ContentSnapshot> {
  return readWhole(contentDir, () =>
    contentOf(contentDir, loadChecked(contentDir, at, { shown }), loadSiteRecords(contentDir, at, shown)),
  );
}

async function readWhole<Read>(contentDir: string, read: () => Promise<Read>): Promise<Read> {
  for (let attempt = 1; ; attempt += 1) {
    const before = folderState(contentDir);
    const isWhole = () => attempt === ATTEMPTS_MAX || folderState(contentDir).equals(before);
    try {
      const value = await read();
      if (isWhole()) return value;
    } catch (error) {
      // Half of a change may be wrong where all of it is right.
      if (isWhole()) throw error;
    }
  }
}

async function contentOf(
  contentDir: string,
  ...reading: [Promise<Corpus>, Promise<SiteRecords>]
): Promise<ContentSnapshot> {
  const [corpus, records] = await Promise.all(reading);
  const site = await siteOf(contentDir, records, corpus.schedule);
  return { turns: corpus.schedule.turns, corpus: pack(corpus), site };
}

async function siteOf(
  contentDir: string,
  records: SiteRecords,
  { turns: [nextTurn] }: Schedule,
): Promise<SiteSnapshot> {
  const redirects = await readRedirects(contentDir);
  pathTableOf(redirects, siteContentOf(records).pages.known);
  return { revision: revisionOf(contentDir, nextTurn), nextTurn, records, redirects };
}

/** What a folder shows until something in it begins or ends to be shown. */
export function revisionOf(contentDir: string, nextTurn: number | undefined): string {
  return folderRevision(contentDir) + (nextTurn === undefined ? '' : `@${formatMoment(nextTurn)}`);
}
