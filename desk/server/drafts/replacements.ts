import { Router } from 'express';
import { z } from 'zod';
import { normalizeText } from '../../../corpus/content-text.ts';
import { hasMarks, isCompared } from '../../../corpus/mark-texts.ts';
import { placeIn } from '../../../corpus/problems/place.ts';
import type { Kind } from '../../../records/kind.ts';
import { isOneLine, NOT_ONE_LINE } from '../../../shared/text/one-line.ts';
import { readRecordText } from '../../editing/record-text.ts';
import { occurrencesIn, patternOf, withReplacement } from '../../editing/wording.ts';
import { RELEASED_MAX, REPLACED_PLACES_MAX, SEARCH_MAX_LENGTH } from '../../shared/constants.ts';
import {
  type DeskReplaceable,
  type DeskReplaceablePlace,
  type DeskReplacement,
  type NewReplacement,
  newReplacement,
  wordsQuery,
} from '../../shared/replace.ts';
import { callsOf } from '../calls.ts';
import { DeskError, invalid } from '../problems.ts';
import type { Person } from '../repository/drafts.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { DeskRecords } from './desk-parts.ts';
import type { RecordIndex, RecordSource } from './record-index.ts';
import { excerptOf, type RecordText, textsOf } from './record-texts.ts';
import { writeRecord } from './records.ts';

type TextPlace = Omit<DeskReplaceablePlace, 'file' | 'revision' | 'title'>;

/** Redirects have no page: their texts quote the wording of an earlier time. */
const NOT_READ = 'redirects.yaml';
const REFERENCE =
  'アドレス、ファイル名、ほかの記録が名前で指す言葉など、置き換えると参照が切れるところは、そのままです';
const AS_TEXT = '項目ごとに編集できない書き方です。「原文」で直してください';
const CHANGED = 'ほかの人が変更したため、そのままにしました。もう一度探すと、今の内容で置き換えられます';

/** The chosen places of one replacement as JSON, in bytes. */
const JSON_MAX_BYTES = 1024 * 1024;

/** Calls that replace a wording in drafts of many published records; `desk/shared/replace.ts` defines them. */
export function replacementApi(desk: DeskRecords): Router {
  const api = Router();
  const { get, post } = callsOf(api, { limit: JSON_MAX_BYTES });
  get('/replacements', wordsQuery, (wanted) => findReplaceable(desk.index, wanted));
  post('/replacements', newReplacement, (wanted, editor) => makeReplacement(desk, wanted, editor));
  return api;
}

/** Occurrences in published texts that visitors read, and the records with others. */
async function findReplaceable(
  index: RecordIndex,
  { words, part }: z.infer<typeof wordsQuery>,
): Promise<DeskReplaceable> {
  const pattern = patternOf(wording(words), part !== undefined);
  const all = (await index.sources()).flatMap((source) => {
    const { file, draft, texts } = source;
    const count = countIn(texts, pattern);
    if (count === 0) return [];
    const { title } = index.listed(source);
    const known = draft ? [] : placesIn(source, index, pattern);
    const revision = source.revision ?? '';
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
async function makeReplacement(
  desk: DeskRecords,
  { places, part, ...typed }: NewReplacement,
  editor: Person,
): Promise<DeskReplacement> {
  const { index, repository } = desk;
  const wanted = { part, words: wording(typed.words), replacement: wording(typed.replacement) };
  if (wanted.words === wanted.replacement) throw invalid('前と後の言葉が同じです。');
  const placesOf = Map.groupBy(places, ({ file }) => file);
  for (const file of placesOf.keys()) index.requireRecord(file);
  const made: DeskReplacement = { files: [], skipped: [] };
  for (const [file, chosen] of placesOf) {
    const text = (await repository.published(file))?.text ?? '';
    const reason = await saveOne(desk, text, chosen, wanted, editor);
    if (reason === undefined) made.files.push(file);
    else made.skipped.push({ file, title: index.titleOf(file, readRecordText(file, text)), reason });
  }
  return made;
}

/** Words in the form of the content's texts. @throws {DeskError} 400 for words that cannot be replaced */
function wording(typed: string): string {
  const words = normalizeText(typed);
  if (words.trim() === '') throw invalid('置き換える前と後の言葉を書いてください。');
  if (words.length > SEARCH_MAX_LENGTH) throw invalid(`言葉は${SEARCH_MAX_LENGTH}文字までです。`);
  if (!isOneLine(words)) throw invalid(`${NOT_ONE_LINE}。`);
  return words;
}

/** @returns the reason for which no draft was saved */
async function saveOne(
  desk: DeskRecords,
  text: string,
  chosen: NewReplacement['places'],
  { words, part, replacement }: Omit<NewReplacement, 'places'>,
  editor: Person,
): Promise<string | undefined> {
  const { repository, index } = desk;
  const { file = '', revision = '' } = chosen[0] ?? {};
  const draft = await repository.draft(file);
  const written = draft && (await repository.version(draft.commit, file));
  // The draft of another editor may still have the published text.
  if (written?.revision === revision) return CHANGED;
  const read = readRecordText(file, text);
  if ('problem' in read) return AS_TEXT;
  const pattern = patternOf(words, part !== undefined);
  const known = placesIn({ file, read, texts: textsOf(text, read) }, index, pattern) ?? [];
  const keyOf = ({ at, from }: Pick<TextPlace, 'at' | 'from'>) => JSON.stringify([at, from]);
  const keys = new Set(chosen.map(keyOf));
  const places = known.filter((place) => keys.has(keyOf(place)));
  if (places.length < keys.size) return CHANGED;
  try {
    await writeRecord(desk, { file, revision, content: withReplacement(read, places, replacement) }, editor);
    return undefined;
  } catch (error) {
    if (error instanceof RepositoryError) return CHANGED;
    if (!(error instanceof DeskError)) throw error;
    return error.problem.code === 'conflict' ? CHANGED : AS_TEXT;
  }
}

/** Occurrences in texts that visitors read; undefined for a file that is no valid YAML. */
function placesIn(
  { file, read, texts }: Pick<RecordSource, 'file' | 'read' | 'texts'>,
  index: RecordIndex,
  pattern: RegExp,
): TextPlace[] | undefined {
  if ('problem' in read) return undefined;
  const kind = index.requireRecord(file);
  return texts.flatMap((one) => {
    const { at, text } = one;
    const found = occurrencesIn(text, pattern);
    const isBody = read.body !== undefined && String(at) === 'body';
    if (found.length === 0 || !(isBody || isForVisitors(kind, file, one, read.data))) return [];
    const field = fieldName(kind, one, read.data);
    return found.map(([from, to]) => ({ ...excerptOf(text, from, to), at, from, field }));
  });
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
