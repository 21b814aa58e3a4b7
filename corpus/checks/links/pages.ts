import { FORMS } from '../../../shared/api/forms/all.ts';
import { POLICY_PATH } from '../../../shared/constants.ts';
import type { PageRecord } from '../../../shared/pages/page-schema.ts';
import { wordProblems } from '../../../shared/pages/page-words.ts';
import { screensOf, splitScreensPath } from '../../../shared/pages/screen.ts';
import { contentPathProblem } from '../../../shared/paths/content-pages.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';

type FileOf = (record: object) => string;

const NO_POLICY = `フォームの同意の文からリンクするページ ${POLICY_PATH} がありません`;

/**
 * Checks that each page has an address of its own that no other page answers, and the texts that its code shows; and
 * that a form's consent has its policy.
 */
export function pageProblems(pages: readonly PageRecord[], fileOf: FileOf): ContentProblem[] {
  const files = new Map<string, string>();
  const hasPolicy = pages.some(({ path }) => path === POLICY_PATH);
  return pages.flatMap((page) => {
    const { path } = page;
    const other = files.get(path);
    files.set(path, fileOf(page));
    const reason = other ? `${path} は ${other} でも使われています` : contentPathProblem(path);
    const problems = [
      ...(reason ? [{ field: 'path', reason }] : []),
      ...wordProblems(page),
      ...(page.words?.purpose && !hasPolicy ? [{ field: 'words.purpose', reason: NO_POLICY }] : []),
    ];
    return problems.map((problem) => ({ file: fileOf(page), ...problem }));
  });
}

const DESCRIPTION = { min: 60, max: 130 };

/** Checks that records with management screens name a page that has some. */
function screenProblems(
  { pages, products, categories, solutions }: Corpus,
  fileOf: FileOf,
): ContentProblem[] {
  return [...products, ...categories, ...solutions].flatMap((record) => {
    if (!record.screens) return [];
    const { page: path, first } = splitScreensPath(record.screens);
    const page = pages.find((candidate) => candidate.path === path);
    const [screen] = page ? screensOf(page, first) : [];
    if (screen && (first === undefined || screen.id === first)) return [];
    const reason = `${record.screens} に、種類が screen のブロックはありません`;
    return [{ file: fileOf(record), field: 'screens', reason }];
  });
}

/** Checks that the contacts that a page names are in site.yaml, and that a page with one of its own has a form. */
function contactProblems({ site, pages }: Corpus, fileOf: FileOf): ContentProblem[] {
  const known = Object.keys(site.contacts);
  return pages.flatMap((page) => {
    const { path, contact, document, sections } = page;
    const named = [
      { field: 'contact', id: contact },
      { field: 'document.contact', id: document?.contact },
      ...sections.flatMap(({ blocks }, section) =>
        blocks.map((block, index) => ({
          field: `sections[${section}].blocks[${index}].contact`,
          id: block.kind === 'contact' ? block.contact : undefined,
        })),
      ),
    ];
    const unknown = named
      .filter(({ id }) => id !== undefined && !known.includes(id))
      .map(({ field, id }) => ({
        field,
        reason: `site.yaml の contacts に ${id} はありません。使えるのは ${known.join('、')} です`,
      }));
    const hasForm = FORMS.some((form) => form.page === path);
    const idle =
      contact && !hasForm ? [{ field: 'contact', reason: 'このページにフォームはありません' }] : [];
    return [...unknown, ...idle].map((problem) => ({ file: fileOf(page), ...problem }));
  });
}

/** Checks that anchors within a page are unique and that the description has a length that suits search engines. */
export function checkPages(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const { pages } = corpus;
  const problems = pages.flatMap((page) => {
    const { description, sections } = page;
    const ids = sections.map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const { length } = description;
    return [
      ...twice.map((id) => ({ field: 'sections', reason: `${id} という id が2回あります` })),
      ...(length < DESCRIPTION.min || length > DESCRIPTION.max
        ? [
            {
              field: 'description',
              reason: `${DESCRIPTION.min}〜${DESCRIPTION.max}文字で書いてください(今は${length}文字)`,
            },
          ]
        : []),
    ].map((problem) => ({ file: fileOf(page), ...problem }));
  });
  return [
    ...pageProblems(pages, fileOf),
    ...problems,
    ...screenProblems(corpus, fileOf),
    ...contactProblems(corpus, fileOf),
  ];
}
