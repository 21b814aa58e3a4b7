import { setImmediate as nextTurn } from 'node:timers/promises';
import { normalizeText, normalizeWithOffsets } from '../../../shared/text/normalize-text.ts';
import { nameOf } from '../../editing/record-name.ts';
import { readRecordText } from '../../editing/record-text.ts';
import type { DeskListed } from '../../shared/api.ts';
import type { DeskFound, DeskFoundPlace, DeskHit } from '../../shared/search.ts';
import { spellingsOf } from '../../shared/spellings.ts';
import type { Draft, Person } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { draftView, type RecordIndex } from './record-index.ts';

/** Hits of a response, and those of one record among them. */
const HITS_MAX = 30;
const HITS_OF_ONE_MAX = 8;
/** Rank behind all recent files. */
const OLDEST = 1_000_000;
/** Characters shown around the words found. */
const BEFORE = 24;
const AFTER = 80;

export interface RecordText {
  at: (string | number)[];
  text: string;
  folded: string;
  /** Name of the item of a list that the text belongs to; empty for a record. */
  item: string;
  /** Focus that is written beside the file of a picture. */
  focus?: unknown;
}

interface Source {
  /** Commit of the draft, or revision of the published file. */
  revision: string;
  listed: DeskListed;
  /** Title of its kind. */
  kind: string;
  draft: Draft | undefined;
  texts: RecordText[];
}

function beginsWith(title: string, queries: readonly string[][]): boolean {
  const normalized = normalizeText(title);
  return queries.some((words) => normalized.startsWith(words.join(' ')));
}

/** Searches the titles and texts of all records, drafts in place of the published versions. */
export class RecordSearch {
  /** Read records by file: only changed ones are read again. */
  readonly #sources = new Map<string, Source>();
  readonly #repository: ContentRepository;
  readonly #index: RecordIndex;

  constructor(repository: ContentRepository, index: RecordIndex) {
    this.#repository = repository;
    this.#index = index;
  }

  /** @param query words of at most SEARCH_MAX_LENGTH characters; all must occur in a text or in the record's title */
  async find(query: string, editor: Person): Promise<DeskFound> {
    const [sources, recent] = await Promise.all([this.sources(), this.#repository.recentFiles()]);
    const age = new Map(recent.map((file, index) => [file, index]));
    const queries = spellingsOf(query);
    const hits = sources.flatMap((source) => {
      const isRecent = source.draft !== undefined || age.has(source.listed.file);
      const ofSource =
        queries.length > 0 ? this.#hitsIn(source, queries) : isRecent ? [this.#hit(source)] : [];
      return ofSource.map((hit) => ({
        hit,
        // Own drafts, then titles that begin with the words, other titles, texts, each as they were changed last.
        rank:
          (source.draft?.author.email === editor.email ? 0 : 3 * OLDEST) +
          (hit.place ? 2 * OLDEST : beginsWith(hit.title, queries) ? 0 : OLDEST) +
          (source.draft ? -1 : (age.get(source.listed.file) ?? OLDEST - 1)),
      }));
    });
    const sorted = hits.toSorted((one, other) => one.rank - other.rank).map(({ hit }) => hit);
    return { hits: sorted.slice(0, HITS_MAX), isCut: sorted.length > HITS_MAX };
  }

  #hitsIn(source: Source, queries: readonly string[][]): DeskHit[] {
    const title = normalizeText(`${source.listed.title} ${source.kind}`);
    const isTitle = queries.some((words) => words.every((word) => title.includes(word)));
    const hits = source.texts.flatMap((text) => {
      const head = `${title} ${normalizeText(text.item)}`;
      const words = queries.find(
        (each) =>
          each.some((word) => text.folded.includes(word)) &&
          each.every((word) => text.folded.includes(word) || head.includes(word)),
      );
      return words ? this.#hit(source, text, placeOf(text, words)) : [];
    });
    return [...(isTitle ? [this.#hit(source)] : []), ...hits.slice(0, HITS_OF_ONE_MAX)];
  }

  #hit(source: Source, text?: RecordText, place?: DeskFoundPlace): DeskHit {
    const { listed, kind } = source;
    return { ...listed, title: text?.item || listed.title, kind, place };
  }

  /** All records, read again where a draft or a publication has changed them. */
  async sources(): Promise<Source[]> {
    const [published, drafts] = await Promise.all([this.#repository.revisions(), this.#repository.drafts()]);
    const draftOf = new Map(drafts.map((draft) => [draft.file, draft]));
    const files = new Set(
      [...published.keys(), ...draftOf.keys()].filter((file) => this.#index.kindOf(file)),
    );
    for (const file of this.#sources.keys()) if (!files.has(file)) this.#sources.delete(file);
    const revisionOf = (file: string) => draftOf.get(file)?.commit ?? published.get(file) ?? '';
    const changed = [...files].filter((file) => this.#sources.get(file)?.revision !== revisionOf(file));
    const texts = await this.#repository.texts(changed.filter((file) => published.has(file)));
    for (const file of changed) {
      const draft = draftOf.get(file);
      const written = draft && (await this.#repository.version(draft.commit, file))?.text;
      const text = written ?? texts.get(file) ?? '';
      const listed = {
        ...this.#index.listed(file, text),
        ...(draft && { draft: draftView(draft) }),
        ...(!published.has(file) && { isNew: true }),
      };
      const kind = this.#index.kindOf(file)?.title ?? '';
      this.#sources.set(file, {
        revision: revisionOf(file),
        listed,
        kind,
        draft,
        texts: textsOf(file, text),
      });
      // Reading hundreds of files must not block other requests.
      await nextTurn();
    }
    return [...this.#sources.values()];
  }
}

/** Texts of a file; of invalid YAML the whole, without a path. */
export function textsOf(file: string, source: string): RecordText[] {
  const read = readRecordText(file, source);
  if ('problem' in read) return [{ at: [], text: source, folded: normalizeText(source), item: '' }];
  const { data, body } = read;
  return [...stringsIn(data, []), ...(body ? [{ at: ['body'], text: body }] : [])].map(
    ({ text, ...rest }) => ({
      ...rest,
      text,
      folded: normalizeText(text),
      item: typeof rest.at[0] === 'number' ? nameOf(data, rest.at.slice(0, 1)) : '',
    }),
  );
}

function stringsIn(value: unknown, at: (string | number)[]): Omit<RecordText, 'folded' | 'item'>[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  const focus = 'focus' in value && { focus: value.focus };
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, [...at, key]).map((text) => (key === 'file' && focus ? { ...text, ...focus } : text)),
  );
}

/** The first of the words in a text, with the text around it. */
function placeOf({ at, text }: RecordText, words: readonly string[]): DeskFoundPlace {
  const { text: folded, starts, ends } = normalizeWithOffsets(text);
  const word = words.find((each) => folded.includes(each)) ?? '';
  const index = folded.indexOf(word);
  return { at, ...excerptOf(text, starts[index] ?? 0, ends[index + word.length - 1] ?? 0) };
}

/** Part of a text, with the text around it. */
export function excerptOf(text: string, from: number, to: number): Omit<DeskFoundPlace, 'at'> {
  return {
    before: `${from > BEFORE ? '…' : ''}${text.slice(Math.max(0, from - BEFORE), from)}`,
    words: text.slice(from, to),
    after: `${text.slice(to, to + AFTER)}${to + AFTER < text.length ? '…' : ''}`,
  };
}
