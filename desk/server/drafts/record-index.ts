import { nextFree } from '../../../corpus/checks/duplicates.ts';
import { createAddressBook } from '../../../corpus/checks/links/address-book.ts';
import { namedAddresses } from '../../../corpus/checks/links/addresses.ts';
import type { ContentProblem, Corpus } from '../../../corpus/corpus.ts';
import { jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import { kindsOf } from '../../../corpus/kinds/kinds.ts';
import { type FolderKind, type Kind, sharesIds } from '../../../records/kind.ts';
import type { Reference } from '../../../shared/reference.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import { nameOf } from '../../editing/record-name.ts';
import { readRecordText } from '../../editing/record-text.ts';
import type {
  DeskChoices,
  DeskDraft,
  DeskFieldProblem,
  DeskKind,
  DeskListed,
  DeskTemplate,
} from '../../shared/api.ts';
import { notFound } from '../problems.ts';
import { type Draft, isRecordFile } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { choicesOf, drawingOf } from './choices.ts';
import type { FolderChecks } from './folder-checks.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Index of the records in the published content: kinds, files, titles and paths. */
export class RecordIndex {
  readonly #repository: ContentRepository;
  readonly #checks: FolderChecks;
  #corpus: Corpus | undefined;
  #kinds = kindsOf([]);

  constructor(repository: ContentRepository, checks: FolderChecks) {
    this.#repository = repository;
    this.#checks = checks;
  }

  /** Reads the published content again. An invalid folder leaves the index as it was. */
  async refresh(): Promise<readonly ContentProblem[]> {
    const { corpus, problems } = await this.#checks.check(await this.#repository.publishedFolder());
    if (corpus) {
      this.#corpus = corpus;
      this.#kinds = kindsOf(corpus.categories);
    }
    return problems;
  }

  /** Operator of the site; undefined until valid content has been read. */
  site(): SiteRecord | undefined {
    return this.#corpus?.site;
  }

  /** Values that a field may reference; any value until valid content has been read. */
  choicesOf(list: Reference, files: readonly string[]): DeskChoices {
    return this.#corpus ? choicesOf(list, this.#corpus, files) : { choices: [], isOpen: true };
  }

  kinds(): DeskKind[] {
    return this.#kinds.map((kind) => ({
      name: kind.name,
      title: kind.title,
      description: kind.description,
      format: kind.format,
      canAdd: 'folder' in kind && kind.newFile !== undefined,
    }));
  }

  kind(name: string): Kind | undefined {
    return this.#kinds.find((kind) => kind.name === name);
  }

  /** Kind of a file; undefined unless it names a record. */
  kindOf(file: string): Kind | undefined {
    if (!isRecordFile(file)) return undefined;
    return this.#kinds.find((kind) => ('file' in kind ? kind.file === file : isIn(kind, file)));
  }

  /** @throws {DeskError} 404 for files of the repository that are not records */
  requireRecord(file: string): Kind {
    const kind = this.kindOf(file);
    if (!kind) throw notFound();
    return kind;
  }

  schemaOf(kind: Kind): Record<string, unknown> {
    return jsonSchemaOf(kind);
  }

  /** All records of a kind. Records with a draft appear as in the draft. */
  async listing(kind: Kind): Promise<DeskListed[]> {
    const isOfKind = (file: string) => this.kindOf(file)?.name === kind.name;
    const published = (await this.#repository.files()).filter(isOfKind);
    const written = (await this.drafts()).filter(({ file }) => isOfKind(file));
    const isWritten = new Set(written.map(({ file }) => file));
    const texts = await this.#repository.texts(published.filter((file) => !isWritten.has(file)));
    return [...written, ...[...texts].map(([file, text]) => this.listed(file, text))];
  }

  /** Records with a draft. */
  async drafts(): Promise<DeskListed[]> {
    const drafts = (await this.#repository.drafts()).filter(({ file }) => this.kindOf(file));
    const published = await this.#repository.texts(drafts.map(({ file }) => file));
    return Promise.all(
      drafts.map(async (draft) => {
        const before = published.get(draft.file);
        const written = await this.#repository.version(draft.commit, draft.file);
        const listed = {
          ...this.listed(draft.file, written?.text ?? before ?? ''),
          draft: draftView(draft),
          revision: written?.revision ?? null,
        };
        return before === undefined ? { ...listed, isNew: true } : listed;
      }),
    );
  }

  /** A record as lists show it. */
  listed(file: string, text: string): DeskListed {
    const fields = fieldsOf(file, text);
    const timing = (name: string) => (typeof fields[name] === 'string' ? { [name]: fields[name] } : {});
    return {
      file,
      title: this.titleOf(file, text),
      path: this.pathOf(file, text),
      picture: this.#pictureOf(fields),
      ...timing('publishFrom'),
      ...timing('publishUntil'),
      ...(fields.draft === true && { isHidden: true }),
    };
  }

  /** First photograph of a record, its picture, or the drawing of a product. */
  #pictureOf({ photos, photo, picture, cover, urlName, spec }: Fields): string | undefined {
    const named = [Array.isArray(photos) ? photos[0] : photo, { file: picture }, { file: cover }];
    const file = named.map((one) => (one as Fields | undefined)?.file).find((one) => typeof one === 'string');
    if (typeof file === 'string' || spec === undefined) return file as string | undefined;
    const product = this.#corpus?.products.find((one) => one.urlName === urlName);
    return product && drawingOf(product);
  }

  titleOf(file: string, text: string): string {
    const kind = this.kindOf(file);
    if (kind && 'file' in kind) return kind.title;
    return nameOf(fieldsOf(file, text)) || `${kind?.title ?? file}(題名なし)`;
  }

  /** Problems with the names of their records, those of one file first. */
  async problemsFor(
    file: string | undefined,
    problems: readonly ContentProblem[],
  ): Promise<DeskFieldProblem[]> {
    const texts = await this.#repository.texts([...new Set(problems.map((problem) => problem.file))]);
    return problemsFor(file, problems).map((problem) => {
      const kind = this.kindOf(problem.file)?.title;
      const title = this.titleOf(problem.file, texts.get(problem.file) ?? '');
      const record = kind === undefined || kind === title ? kind : `${kind}「${title}」`;
      const { reason, fix } = problem;
      return { ...problem, record, reason: this.#inWords(reason), fix: fix && this.#inWords(fix) };
    });
  }

  /** Names files as the desk does: `tags.yaml` is 「タグ」. */
  #inWords(text: string): string {
    return text.replaceAll(/(?<![\w/-])[\w/-]+\.yaml/g, (file) => {
      const kind = this.kindOf(file);
      return kind && 'file' in kind ? `「${kind.title}」` : file;
    });
  }

  /** Path of the page that shows a record; undefined if unknown. */
  pathOf(file: string, text: string): string | undefined {
    const kind = this.kindOf(file);
    if (!this.#corpus || !kind?.pathOf || kind.format === 'list') return undefined;
    try {
      // A draft may lack fields of its path: the checks report them, not the index.
      return kind.pathOf(fieldsOf(file, text) as never, this.#corpus);
    } catch {
      return undefined;
    }
  }

  /**
   * Path of a record's page that ends with another text of its file (`null`: without it). Undefined if the page remains,
   * is not shown, or is found by its id under any name.
   */
  endedPath(file: string, before: string, after: string | null): string | undefined {
    const path = this.pathOf(file, before);
    if (!this.#corpus || path === undefined) return undefined;
    if (after !== null && this.pathOf(file, after) === path) return undefined;
    const pages = namedAddresses(this.#corpus).filter((page) => page.path === path);
    const page = createAddressBook(this.#corpus)(path, '');
    const hasId = page.kind === 'page' && page.id !== undefined;
    return pages.length === 1 && (after === null || !hasId) ? path : undefined;
  }

  /** Template for a new record, with an unused id if its kind has ids. */
  async templateOf(kind: FolderKind): Promise<DeskTemplate> {
    const drafts = await this.#repository.drafts();
    const published = (await this.#repository.files()).filter((file) => sharesIds(kind, file));
    const written = await Promise.all(
      drafts
        .filter(({ file }) => sharesIds(kind, file))
        .map(
          async ({ commit, file }) =>
            [file, (await this.#repository.version(commit, file))?.text ?? ''] as const,
        ),
    );
    const texts = [...(await this.#repository.texts(published)), ...written];
    const ids = texts.map(([file, text]) => Number(fieldsOf(file, text).id)).filter(Number.isInteger);
    const category = this.#corpus?.categories.find(({ urlName }) => kind.folder === `products/${urlName}`);
    const hasIds = 'id' in ((jsonSchemaOf(kind).properties as object | undefined) ?? {});
    return {
      data: { ...(hasIds && { id: nextFree(ids) }), ...(category && { categoryId: category.id }) },
      ...(kind.format === 'markdown' && { body: '' }),
    };
  }
}

export function draftView({ state, author, savedAt, notes }: Draft): DeskDraft {
  return { state, author: author.name, savedAt, notes: [...notes] };
}

/** Problems, those of one file first. */
export function problemsFor(
  file: string | undefined,
  problems: readonly ContentProblem[],
): DeskFieldProblem[] {
  const views = problems.map(
    ({ file: where, path, field, line, reason, fix }): DeskFieldProblem => ({
      file: where,
      path,
      field,
      line,
      reason,
      fix,
    }),
  );
  return [...views.filter((one) => one.file === file), ...views.filter((one) => one.file !== file)];
}

function isIn(kind: Kind, file: string): boolean {
  if (!('folder' in kind)) return false;
  const extension = kind.format === 'markdown' ? '.md' : '.yaml';
  const name = file.slice(kind.folder.length + 1);
  return file.startsWith(`${kind.folder}/`) && file.endsWith(extension) && !name.includes('/');
}

/** Fields of a record's file; none for invalid YAML or a list. */
function fieldsOf(file: string, text: string): Fields {
  const read = readRecordText(file, text);
  const data = 'data' in read ? read.data : undefined;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : {};
}
