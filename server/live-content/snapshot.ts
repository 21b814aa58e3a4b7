import { deserialize, serialize } from 'node:v8';
import { contentChecks } from '../../corpus/checks/index.ts';
import { checkRedirects } from '../../corpus/checks/links/redirects.ts';
import { type ContentCheck, type Corpus, loadCorpus } from '../../corpus/corpus.ts';
import { folderRevision, folderState } from '../../corpus/folder-state.ts';
import { isBefore, keptContent } from '../../corpus/kept-content.ts';
import { formatMoment, type Shown } from '../../corpus/timing.ts';
import { CONTENT_CACHE } from '../built.ts';
import { pathTableOf, type Redirects, readRedirects } from '../path-table.ts';
import { loadSiteRecords, readSiteRecords, type SiteRecords, siteContentOf } from '../site-content/load.ts';

/** Serialized corpus, for transfer between threads. */
export type PackedCorpus = Uint8Array;

/** State of the content folder as the web server needs it. */
export interface SiteSnapshot {
  /** Equal on all machines with the same files; also changes when a scheduled change of the same files takes effect. */
  revision: string;
  /** Moment of the next scheduled change in milliseconds since 1970; undefined without one. */
  nextTurn: number | undefined;
  records: SiteRecords;
  /** Rows of redirects.yaml. */
  redirects: Redirects;
}

/** Valid state of the content folder at a moment. */
export interface ContentSnapshot {
  /** Moments of scheduled changes in milliseconds since 1970, in ascending order. */
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
 * Reads the present public content of the folder, cached while it is current.
 *
 * @param checks in addition to the standard ones
 * @throws {ContentError} with every problem found
 */
export function readCorpus(
  contentDir: string,
  at = Date.now(),
  checks: readonly ContentCheck[] = [],
): Promise<Corpus> {
  const isCurrent = ({ schedule }: Corpus) => isBefore(at, schedule);
  return keptContent({ cache: CONTENT_CACHE, name: 'corpus', contentDir, isCurrent }, () =>
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

/** Readings of a folder that changes during each of them, for example while an editor saves several files. */
const ATTEMPTS_MAX = 10;

/**
 * Reads and checks the whole folder as one consistent state.
 *
 * @param checks in addition to the standard ones
 * @throws {ContentError} when a file is invalid
 */
export function readSnapshot(contentDir: string, checks?: readonly ContentCheck[]): Promise<ContentSnapshot> {
  const at = Date.now();
  return readWhole(contentDir, () => [readCorpus(contentDir, at, checks), readSiteRecords(contentDir, at)]);
}

/**
 * Reads the whole folder at any moment, with drafts if requested. Bypasses the cache, which holds public content only.
 * Marked content is being written: relations between its files are not checked.
 *
 * @throws {ContentError} when a file is invalid, drafts included
 */
export function readPreview(contentDir: string, at: number, shown: Shown): Promise<ContentSnapshot> {
  return readWhole(contentDir, () => [
    shown.marked ? loadCorpus(contentDir, [], at, shown) : loadChecked(contentDir, at, { shown }),
    loadSiteRecords(contentDir, at, shown),
  ]);
}

type Reading = [Promise<Corpus>, Promise<SiteRecords>];

async function readWhole(contentDir: string, read: () => Reading): Promise<ContentSnapshot> {
  for (let attempt = 1; ; attempt += 1) {
    const before = folderState(contentDir);
    const isWhole = () => attempt === ATTEMPTS_MAX || folderState(contentDir).equals(before);
    try {
      const value = await snapshotOf(contentDir, await Promise.all(read()));
      if (isWhole()) return value;
    } catch (error) {
      // A change that is only partly written may be invalid although the whole is valid.
      if (isWhole()) throw error;
    }
  }
}

async function snapshotOf(
  contentDir: string,
  [corpus, records]: [Corpus, SiteRecords],
): Promise<ContentSnapshot> {
  const { turns } = corpus.schedule;
  const [nextTurn] = turns;
  const redirects = await readRedirects(contentDir);
  pathTableOf(redirects, siteContentOf(records).pages.known);
  const revision = folderRevision(contentDir) + (nextTurn === undefined ? '' : `@${formatMoment(nextTurn)}`);
  return { turns, corpus: pack(corpus), site: { revision, nextTurn, records, redirects } };
}
