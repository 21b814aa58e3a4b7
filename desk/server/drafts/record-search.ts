import { normalizeText, normalizeWithOffsets } from '../../../shared/text/normalize-text.ts';
import type { DeskFound, DeskFoundPlace, DeskHit } from '../../shared/search.ts';
import { spellingsOf } from '../../shared/spellings.ts';
import type { Person } from '../repository/drafts.ts';
import type { DeskRecords } from './desk-parts.ts';
import type { RecordIndex, RecordSource } from './record-index.ts';
import { excerptOf, type RecordText } from './record-texts.ts';

/** Hits of a response, and those of one record among them. */
const HITS_MAX = 30;
const HITS_OF_ONE_MAX = 8;
/** Rank behind all recent files. */
const OLDEST = 1_000_000;

/**
 * Searches the titles and texts of all records, drafts in place of the published versions; without words, the drafts
 * and recent records.
 *
 * @param query words of at most SEARCH_MAX_LENGTH characters; all must occur in a text or in the record's title
 */
export async function searchRecords(
  { repository, index }: DeskRecords,
  query: string,
  editor: Person,
): Promise<DeskFound> {
  const [sources, recent] = await Promise.all([index.sources(), repository.recentFiles()]);
  const age = new Map(recent.map((file, position) => [file, position]));
  const queries = spellingsOf(query);
  const hits = sources.flatMap((source) => {
    const { draft, file } = source;
    if (queries.length === 0 && !draft && !age.has(file)) return [];
    return hitsIn(source, index, queries).map((hit) => ({
      hit,
      // Own drafts, then titles that begin with the words, other titles, texts, each as they were changed last.
      rank:
        (draft?.author.email === editor.email ? 0 : 3 * OLDEST) +
        (hit.place ? 2 * OLDEST : beginsWith(hit.title, queries) ? 0 : OLDEST) +
        (draft ? -1 : (age.get(file) ?? OLDEST - 1)),
    }));
  });
  const sorted = hits.toSorted((one, other) => one.rank - other.rank).map(({ hit }) => hit);
  return { hits: sorted.slice(0, HITS_MAX), isCut: sorted.length > HITS_MAX };
}

/** Hits of a record; without words the record itself. */
function hitsIn(source: RecordSource, index: RecordIndex, queries: readonly string[][]): DeskHit[] {
  const record = { ...index.listed(source), kind: index.kindOf(source.file)?.title ?? '' };
  const title = normalizeText(`${record.title} ${record.kind}`);
  const isTitle =
    queries.length === 0 || queries.some((words) => words.every((word) => title.includes(word)));
  const hits = source.texts.flatMap((text) => {
    const head = `${title} ${normalizeText(text.item)}`;
    const words = queries.find(
      (each) =>
        each.some((word) => text.folded.includes(word)) &&
        each.every((word) => text.folded.includes(word) || head.includes(word)),
    );
    return words ? { ...record, title: text.item || record.title, place: placeOf(text, words) } : [];
  });
  return [...(isTitle ? [record] : []), ...hits.slice(0, HITS_OF_ONE_MAX)];
}

function beginsWith(title: string, queries: readonly string[][]): boolean {
  const normalized = normalizeText(title);
  return queries.some((words) => normalized.startsWith(words.join(' ')));
}

/** The first of the words in a text, with the text around it. */
function placeOf({ at, text }: RecordText, words: readonly string[]): DeskFoundPlace {
  const { text: folded, starts, ends } = normalizeWithOffsets(text);
  const word = words.find((each) => folded.includes(each)) ?? '';
  const index = folded.indexOf(word);
  return { at, ...excerptOf(text, starts[index] ?? 0, ends[index + word.length - 1] ?? 0) };
}
