import { z } from 'zod';
import { hasMarks, isCompared } from '../../../corpus/mark-texts.ts';
import { placeIn } from '../../../corpus/problems/place.ts';
import type { Kind } from '../../../records/kind.ts';
import { readRecordText } from '../../editing/record-text.ts';
import { occurrencesIn, patternOf, withReplacement } from '../../editing/wording.ts';
import {
  type DeskLeftAlone,
  type DeskReplaceable,
  type DeskReplaceablePlace,
  type DeskReplacement,
  type NewReplacement,
  REPLACED_PLACES_MAX,
  REPLACED_RECORDS_MAX,
} from '../../shared/replace.ts';
import { DeskError } from '../problems.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { Editor } from '../sign-in/editor.ts';
import type { Publishing } from './publishing.ts';
import type { RecordIndex } from './record-index.ts';
import { excerptOf, type RecordSearch, type RecordText, textsOf } from './record-search.ts';
import type { Records } from './records.ts';

interface ReplacementsDeps {
  repository: ContentRepository;
  index: RecordIndex;
  records: Records;
  search: RecordSearch;
  publishing: Publishing;
}

type Skipped = DeskReplacement['skipped'][number];

/** Redirects quote the words of their day, and nobody visits them. */
const NOT_READ = 'redirects.yaml';

/** Replaces a wording in the drafts of many published records. */
export class Replacements {
  readonly #deps: ReplacementsDeps;

  constructor(deps: ReplacementsDeps) {
    this.#deps = deps;
  }

  /** Occurrences in published records that an editor may replace, and those that are left alone. */
  async find(words: string, isPart: boolean): Promise<DeskReplaceable> {
    const { repository, search } = this.#deps;
    const pattern = patternOf(words, isPart);
    const sources = (await search.sources())
      .map((source) => ({ ...source, count: countIn(source.texts, pattern) }))
      .filter(({ count }) => count > 0);
    // Read before the texts: of a file that is published in between, `make` finds another revision.
    const revisions = await repository.revisions();
    const published = await repository.texts(sources.map(({ listed }) => listed.file));
    const found: DeskReplaceable = { records: [], left: [], isCut: false };
    let room = REPLACED_PLACES_MAX;
    for (const { listed, kind, draft, count } of sources) {
      const about = { file: listed.file, title: listed.title, kind };
      const leave = (reason: DeskLeftAlone['reason'], left: number) =>
        found.left.push({ ...about, reason, count: left, ...(draft && { by: draft.author.name }) });
      const text = published.get(listed.file);
      const places = text === undefined || draft ? [] : this.#placesIn(listed.file, text, pattern);
      if (draft || text === undefined) leave('draft', count);
      else if (!places) leave('text', count);
      else {
        if (places.length < count) leave('reference', count - places.length);
        const taken = found.records.length < REPLACED_RECORDS_MAX ? places.slice(0, room) : [];
        room -= taken.length;
        found.isCut ||= taken.length < places.length;
        if (taken.length > 0)
          found.records.push({ ...about, revision: revisions.get(listed.file) ?? '', places: taken });
      }
    }
    return found;
  }

  /**
   * Saves a draft with the replacement for each record that is still as it was listed; sent twice, it makes the same
   * drafts.
   */
  async make(wanted: NewReplacement, editor: Editor): Promise<DeskReplacement> {
    const { index, publishing } = this.#deps;
    for (const { file } of wanted.records) index.requireRecord(file);
    const made: DeskReplacement = { drafts: [], skipped: [], problems: [] };
    for (const { file, revision, places } of wanted.records) {
      const result = await this.#draft({ ...wanted, file, revision, places }, editor);
      if ('reason' in result) made.skipped.push(result);
      else made.drafts.push(result);
    }
    if (made.drafts.length === 0) return made;
    try {
      await publishing.publishTogether(made.drafts, editor, true);
    } catch (error) {
      if (!(error instanceof DeskError && error.problem.problems)) throw error;
      made.problems = error.problem.problems;
    }
    return made;
  }

  async #draft(
    {
      file,
      revision,
      places,
      words,
      part,
      replacement,
    }: Omit<NewReplacement, 'records'> & NewReplacement['records'][number],
    editor: Editor,
  ): Promise<DeskReplacement['drafts'][number] | Skipped> {
    const { repository, index, records } = this.#deps;
    const [published, draft] = await Promise.all([repository.published(file), repository.draft(file)]);
    const text = published?.text ?? '';
    const about = { file, title: index.titleOf(file, text), kind: index.kindOf(file)?.title ?? '' };
    const changed: Skipped = { ...about, reason: 'changed' };
    const written = draft && (await repository.version(draft.commit, file));
    // The draft of another editor may still have the published text.
    if (published?.revision !== revision || written?.revision === revision) return changed;
    const read = readRecordText(file, text);
    const known = this.#placesIn(file, text, patternOf(words, part !== undefined));
    if (!known || 'problem' in read) return { ...about, reason: 'text' };
    const keyOf = ({ at, from }: Pick<DeskReplaceablePlace, 'at' | 'from'>) => JSON.stringify([at, from]);
    const chosen = new Set(places.map(keyOf));
    const found = known.filter((place) => chosen.has(keyOf(place)));
    if (found.length < chosen.size) return changed;
    const content = withReplacement(read, found, replacement);
    try {
      await records.write({ file, revision, content: content as never }, editor);
    } catch (error) {
      if (error instanceof RepositoryError) return changed;
      if (!(error instanceof DeskError)) throw error;
      return error.problem.code === 'conflict' ? changed : { ...about, reason: 'text' };
    }
    const now = await repository.current(file);
    return now ? { file, title: index.titleOf(file, now.text), revision: now.revision } : changed;
  }

  /** Occurrences in texts that visitors read; undefined for a file that is no valid YAML. */
  #placesIn(file: string, source: string, pattern: RegExp): DeskReplaceablePlace[] | undefined {
    const read = readRecordText(file, source);
    const kind = this.#deps.index.kindOf(file);
    if ('problem' in read || !kind) return undefined;
    return textsOf(file, source).flatMap((text) => {
      const isBody = read.body !== undefined && String(text.at) === 'body';
      const found = occurrencesIn(text.text, pattern).filter(({ isReference }) => !isReference);
      if (found.length === 0 || !(isBody || isForVisitors(kind, file, text, read.data))) return [];
      const field = fieldName(kind, text, read.data);
      return found.map(({ from, to }) => {
        const start = text.text.lastIndexOf('\n', from) + 1;
        const [line = ''] = text.text.slice(start).split('\n', 1);
        return { ...excerptOf(line, from - start, to - start), at: text.at, from, field };
      });
    });
  }
}

const countIn = (texts: readonly RecordText[], pattern: RegExp) =>
  texts.reduce((count, { text }) => count + occurrencesIn(text, pattern).length, 0);

/** Whether a field takes any words, and no other record refers to it by them. */
function isForVisitors(kind: Kind, file: string, { at, text }: RecordText, data: unknown): boolean {
  if (file === NOT_READ || isCompared(at) || !hasMarks({ file, path: at })) return false;
  const place = placeIn(kind.schema, at, data);
  const accepts = (value: string) => place?.schema && z.safeParse(place.schema, value).success;
  // A name for programs has a form: a date, a path or one of several values.
  return (
    place !== undefined && place.reference === undefined && Boolean(accepts(`${text}の`) || accepts('言葉'))
  );
}

/** Names of the fields on the way to a text; of a list with the name of its item. */
function fieldName(kind: Kind, { at, item }: RecordText, data: unknown): string {
  const names = at.map((key, depth) => {
    if (typeof key === 'number') return depth === 0 && item ? item : `${key + 1}件目`;
    const title = placeIn(kind.schema, at.slice(0, depth + 1), data)?.title;
    return title ?? (key === 'body' ? '本文' : key);
  });
  return names.join(' › ');
}
