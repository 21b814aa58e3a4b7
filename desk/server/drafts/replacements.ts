import { z } from 'zod';
import { hasMarks, isCompared } from '../../../corpus/mark-texts.ts';
import { placeIn } from '../../../corpus/problems/place.ts';
import type { Kind } from '../../../records/kind.ts';
import { readRecordText } from '../../editing/record-text.ts';
import { occurrencesIn, patternOf, withReplacement } from '../../editing/wording.ts';
import { RELEASED_MAX, REPLACED_PLACES_MAX } from '../../shared/constants.ts';
import type {
  DeskReplaceable,
  DeskReplaceablePlace,
  DeskReplacement,
  NewReplacement,
} from '../../shared/replace.ts';
import { DeskError } from '../problems.ts';
import type { Person } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { RecordIndex } from './record-index.ts';
import { excerptOf, type RecordSearch, type RecordText, textsOf } from './record-search.ts';
import type { Records } from './records.ts';

interface ReplacementsDeps {
  repository: ContentRepository;
  index: RecordIndex;
  records: Records;
  search: RecordSearch;
}

type TextPlace = Omit<DeskReplaceablePlace, 'file' | 'revision' | 'title'>;

/** Redirects have no page: their texts quote the wording of an earlier time. */
const NOT_READ = 'redirects.yaml';
const REFERENCE =
  'アドレス、ファイル名、ほかの記録が名前で指す言葉など、置き換えると参照が切れるところは、そのままです';
const AS_TEXT = '項目ごとに編集できない書き方です。「原文」で直してください';
const CHANGED = 'ほかの人が変更したため、そのままにしました。もう一度探すと、今の内容で置き換えられます';

/** Replaces a wording in the drafts of many published records. */
export class Replacements {
  readonly #deps: ReplacementsDeps;

  constructor(deps: ReplacementsDeps) {
    this.#deps = deps;
  }

  /** Occurrences in published texts that visitors read, and the records with others. */
  async find(words: string, isPart: boolean): Promise<DeskReplaceable> {
    const { repository, search } = this.#deps;
    const pattern = patternOf(words, isPart);
    const found = (await search.sources()).map((one) => ({ ...one, count: countIn(one.texts, pattern) }));
    const sources = found.filter(({ count }) => count > 0);
    // Read before the texts: of a file that is published in between, `make` finds another revision.
    const revisions = await repository.revisions();
    const published = await repository.texts(sources.map(({ listed }) => listed.file));
    const all = sources.map(({ listed: { file, title }, draft, count }) => {
      const revision = revisions.get(file) ?? '';
      const known = draft ? [] : this.#placesIn(file, published.get(file) ?? '', pattern);
      const places = (known ?? []).map((place) => ({ ...place, file, revision, title }));
      const draftReason =
        draft && `${draft.author.name}さんの下書きがあります。公開か破棄の後に置き換えてください`;
      const reason = draftReason ?? (known ? REFERENCE : AS_TEXT);
      const left = count - places.length;
      return { places, left: left > 0 ? [{ file, title, reason: `${left}か所。${reason}` }] : [] };
    });
    const withPlaces = all.filter(({ places }) => places.length > 0);
    const places = withPlaces.slice(0, RELEASED_MAX).flatMap((one) => one.places);
    return {
      places: places.slice(0, REPLACED_PLACES_MAX),
      left: all.flatMap(({ left }) => left),
      isCut: places.length > REPLACED_PLACES_MAX || withPlaces.length > RELEASED_MAX,
    };
  }

  /**
   * Saves a draft with the replacement for each record that is still as it was listed; sent twice, it makes the same
   * drafts.
   */
  async make({ places, ...wanted }: NewReplacement, editor: Person): Promise<DeskReplacement> {
    const { index, repository } = this.#deps;
    const placesOf = Map.groupBy(places, ({ file }) => file);
    for (const file of placesOf.keys()) index.requireRecord(file);
    const made: DeskReplacement = { files: [], skipped: [] };
    for (const [file, chosen] of placesOf) {
      const text = (await repository.published(file))?.text ?? '';
      const reason = await this.#save(text, chosen, wanted, editor);
      if (reason === undefined) made.files.push(file);
      else made.skipped.push({ file, title: index.titleOf(file, text), reason });
    }
    return made;
  }

  /** @returns the reason for which no draft was saved */
  async #save(
    text: string,
    chosen: NewReplacement['places'],
    { words, part, replacement }: Omit<NewReplacement, 'places'>,
    editor: Person,
  ): Promise<string | undefined> {
    const { repository, records } = this.#deps;
    const { file = '', revision = '' } = chosen[0] ?? {};
    const draft = await repository.draft(file);
    const written = draft && (await repository.version(draft.commit, file));
    // The draft of another editor may still have the published text.
    if (written?.revision === revision) return CHANGED;
    const read = readRecordText(file, text);
    const known = this.#placesIn(file, text, patternOf(words, part !== undefined));
    if (!known || 'problem' in read) return AS_TEXT;
    const keyOf = ({ at, from }: Pick<TextPlace, 'at' | 'from'>) => JSON.stringify([at, from]);
    const keys = new Set(chosen.map(keyOf));
    const places = known.filter((place) => keys.has(keyOf(place)));
    if (places.length < keys.size) return CHANGED;
    try {
      await records.write({ file, revision, content: withReplacement(read, places, replacement) }, editor);
      return undefined;
    } catch (error) {
      if (error instanceof RepositoryError) return CHANGED;
      if (!(error instanceof DeskError)) throw error;
      return error.problem.code === 'conflict' ? CHANGED : AS_TEXT;
    }
  }

  /** Occurrences in texts that visitors read; undefined for a file that is no valid YAML. */
  #placesIn(file: string, source: string, pattern: RegExp): TextPlace[] | undefined {
    const read = readRecordText(file, source);
    const kind = this.#deps.index.kindOf(file);
    if ('problem' in read || !kind) return undefined;
    return textsOf(file, source).flatMap((one) => {
      const { at, text } = one;
      const found = occurrencesIn(text, pattern);
      const isBody = read.body !== undefined && String(at) === 'body';
      if (found.length === 0 || !(isBody || isForVisitors(kind, file, one, read.data))) return [];
      const field = fieldName(kind, one, read.data);
      return found.map(([from, to]) => ({ ...excerptOf(text, from, to), at, from, field }));
    });
  }
}

const countIn = (texts: readonly RecordText[], pattern: RegExp) =>
  texts.reduce((count, { text }) => count + (text.match(pattern)?.length ?? 0), 0);

/** Whether a field takes any words, and no other record refers to it by them. */
function isForVisitors(kind: Kind, file: string, { at, text }: RecordText, data: unknown): boolean {
  if (file === NOT_READ || isCompared(at) || !hasMarks({ file, path: at })) return false;
  const place = placeIn(kind.schema, at, data);
  // A name for programs has a form: a date, a path or one of several values.
  const accepts = (value: string) => place && z.safeParse(place.schema, value).success;
  return place?.reference === undefined && Boolean(accepts(`${text}の`) || accepts('言葉'));
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
