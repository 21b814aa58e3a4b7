import type { Corpus } from '../../corpus/corpus.ts';
import { recordLists } from '../../records/kinds.ts';
import { readDetail } from '../../shared/paths/details.ts';
import { categoryPath, productPath, subCategoryPath } from '../../shared/paths/params.ts';
import type { OldAddress } from './old-addresses.ts';

/** A page of the new site, with the names by which an old address may mean it. */
export interface Target {
  path: string;
  /** Model, slug and title. */
  names: string[];
}

/** Targets of an old address: one when it is certain, the best first otherwise. */
export interface Match {
  isSure: boolean;
  targets: string[];
}

const CANDIDATES_MAX = 3;
const WORDS_MAX = 32;
/** Words of more pages than this do not distinguish pages and are ignored. */
const PAGES_OF_WORD_MAX = 40;
/** Shorter names are found in too many addresses. */
const NAME_MIN = 3;
/** Names of files and folders that every site has. */
const NEUTRAL = /^(?:index|default|home|top|detail|details|view|show|page|item|product|products|news|info)$/;
const EXTENSION = /\.(?:html?|php\d?|aspx?|jsp|cgi)$/i;

/** Pages of the content with their names. */
export function targetsOf(corpus: Corpus): Target[] {
  const { products, categories, pages } = corpus;
  const records = recordLists(corpus).flatMap(([{ pathOf }, list]) =>
    list.flatMap((record) => {
      const path = pathOf?.(record as never, corpus);
      // Records without a page of their own are shown on one of many.
      if (path === undefined || !readDetail(path)) return [];
      return [{ path, names: [...namesIn(record), slugOf(path)] }];
    }),
  );
  const all: { path: string | null; names: string[] }[] = [
    ...products.map(({ id, urlName, model, name }) => ({
      path: productPath({ id, slug: urlName }),
      names: [model, urlName, name, `${model} ${name}`],
    })),
    ...categories.flatMap(({ urlName, name, child }) => [
      { path: categoryPath(urlName), names: [urlName, name] },
      ...child.map((sub) => ({
        path: subCategoryPath(urlName, { id: sub.id, slug: sub.urlName }),
        names: [sub.urlName, sub.name],
      })),
    ]),
    ...pages.map(({ path, title }) => ({ path, names: [title, slugOf(path)] })),
    ...records,
  ];
  // A category may have no page.
  return all.filter((target): target is Target => target.path !== null);
}

function namesIn(record: object): string[] {
  const { title, name, question, urlName } = record as Record<string, unknown>;
  return [title, name, question, urlName].filter((value) => typeof value === 'string');
}

/** The part of a path that names its page, without a number and an extension: `spring` of `/news/spring_12.html`. */
function slugOf(path: string): string {
  const parts = path.split('/').map((part) => part.replace(EXTENSION, '').replace(/_[pr]?\d+$/, ''));
  return parts.findLast((part) => part !== '' && !NEUTRAL.test(part.toLowerCase())) ?? '';
}

/** Letters and digits alone, in one case and width. */
function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, WORDS_MAX);
}

/**
 * Creates the search for the page that an old address meant. It is certain when its slug, its title or a model in
 * either equals a name of one page, and no other page's. Each address costs the same, however many there are.
 */
export function createMatcher(targets: readonly Target[]): (old: OldAddress) => Match {
  const byName = new Map<string, Set<string>>();
  const byWord = new Map<string, Set<string>>();
  for (const { path, names } of targets)
    for (const name of names) {
      const key = keyOf(name);
      if (key.length >= NAME_MIN) byName.getOrInsertComputed(key, () => new Set()).add(path);
      for (const word of wordsOf(name))
        if (!NEUTRAL.test(word)) byWord.getOrInsertComputed(word, () => new Set()).add(path);
    }

  /** Pages with one of these names. */
  function named(names: readonly string[]): Set<string> {
    return new Set(names.flatMap((name) => [...(byName.get(keyOf(name)) ?? [])]));
  }

  function similar(words: readonly string[]): string[] {
    const scores = new Map<string, number>();
    for (const word of new Set(words)) {
      const paths = byWord.get(word) ?? new Set();
      if (paths.size > PAGES_OF_WORD_MAX) continue;
      for (const path of paths) scores.set(path, (scores.get(path) ?? 0) + 1 / paths.size);
    }
    return [...scores].toSorted(([, one], [, other]) => other - one).map(([path]) => path);
  }

  return ({ path, search, title }) => {
    // Titles often end with the name of the site.
    const [ownTitle = ''] = title.split(/\s*[|｜–—]\s*|\s+-\s+/);
    const values = [...new URLSearchParams(search).values()].slice(0, WORDS_MAX);
    const sure = named([slugOf(path), ownTitle, title, ...values, ...modelWords(title)]);
    if (sure.size === 1) return { isSure: true, targets: [...sure] };
    const words = wordsOf(`${path.replace(EXTENSION, '')} ${values.join(' ')} ${title}`);
    const targets = [...new Set([...sure, ...similar(words)])].slice(0, CANDIDATES_MAX);
    return { isSure: false, targets };
  };
}

/** Words of a title that look like a model: letters and digits together. */
function modelWords(title: string): string[] {
  const words = title.normalize('NFKC').match(/[A-Za-z0-9][A-Za-z0-9-]*/g) ?? [];
  return words.filter((word) => /\d/.test(word) && /[A-Za-z]/.test(word)).slice(0, WORDS_MAX);
}
