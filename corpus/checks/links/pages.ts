import { FORMS } from '../../../shared/api/forms/all.ts';
import { POLICY_PATH } from '../../../shared/constants.ts';
import type { PageRecord } from '../../../shared/pages/page-schema.ts';
import { wordProblems } from '../../../shared/pages/page-words.ts';
import { screensOf, splitScreensPath } from '../../../shared/pages/screen.ts';
import { contentPathProblem } from '../../../shared/paths/content-pages.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';

const NO_POLICY = `フォームの同意の文からリンクするページ ${POLICY_PATH} がありません`;

/**
 * Checks that each page has an address of its own that no other page answers, and the texts that its code shows; and
 * that a form's consent has its policy.
 */
export function* pageProblems(pages: readonly PageRecord[], fileOf: FileOf): Iterable<ContentProblem> {
  const files = new Map<string, string>();
  const hasPolicy = pages.some(({ path }) => path === POLICY_PATH);
  for (const page of pages) {
    const { path, words } = page;
    const file = fileOf(page);
    const other = files.get(path);
    files.set(path, file);
    const reason = other ? `${path} は ${other} でも使われています` : contentPathProblem(path);
    if (reason) yield { file, field: 'path', reason };
    for (const problem of wordProblems(page)) yield { file, ...problem };
    if (words?.purpose && !hasPolicy) yield { file, field: 'words.purpose', reason: NO_POLICY };
  }
}

const DESCRIPTION = { min: 60, max: 130 };

/** Checks that records with management screens name a page that has some. */
function* screenProblems(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const record of [...corpus.products, ...corpus.categories, ...corpus.solutions]) {
    if (!record.screens) continue;
    const { page: path, first } = splitScreensPath(record.screens);
    const page = corpus.pages.find((candidate) => candidate.path === path);
    const [screen] = page ? screensOf(page, first) : [];
    if (screen && (first === undefined || screen.id === first)) continue;
    const reason = `${record.screens} に、種類が screen のブロックはありません`;
    yield { file: fileOf(record), field: 'screens', reason };
  }
}

/** Contacts that a page names, with their fields. */
function* contactsIn({ contact, document, sections }: PageRecord): Iterable<[field: string, id?: string]> {
  yield ['contact', contact];
  yield ['document.contact', document?.contact];
  for (const [section, { blocks }] of sections.entries())
    for (const [index, block] of blocks.entries())
      if (block.kind === 'contact') yield [`sections[${section}].blocks[${index}].contact`, block.contact];
}

/** Checks that the contacts that a page names are in site.yaml, and that a page with one of its own has a form. */
function* contactProblems({ site, pages }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const known = Object.keys(site.contacts);
  for (const page of pages) {
    const file = fileOf(page);
    for (const [field, id] of contactsIn(page)) {
      if (id === undefined || known.includes(id)) continue;
      const reason = `site.yaml の contacts に ${id} はありません。使えるのは ${known.join('、')} です`;
      yield { file, field, reason };
    }
    if (page.contact && !FORMS.some((form) => form.page === page.path))
      yield { file, field: 'contact', reason: 'このページにフォームはありません' };
  }
}

/** Checks that anchors within a page are unique and that the description has a length that suits search engines. */
export function* checkPages(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  yield* pageProblems(corpus.pages, fileOf);
  const { min, max } = DESCRIPTION;
  for (const page of corpus.pages) {
    const file = fileOf(page);
    const ids = page.sections.map(({ id }) => id);
    for (const id of ids.filter((one, index) => ids.indexOf(one) !== index))
      yield { file, field: 'sections', reason: `${id} という id が2回あります` };
    const { length } = page.description;
    if (length < min || length > max)
      yield { file, field: 'description', reason: `${min}〜${max}文字で書いてください(今は${length}文字)` };
  }
  yield* screenProblems(corpus, fileOf);
  yield* contactProblems(corpus, fileOf);
}
