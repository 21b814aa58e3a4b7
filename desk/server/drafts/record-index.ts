import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nextFree } from '../../../corpus/checks/duplicates.ts';
import { createAddressBook } from '../../../corpus/checks/links/address-book.ts';
import { namedAddresses } from '../../../corpus/checks/links/addresses.ts';
import type { ContentProblem, Corpus } from '../../../corpus/corpus.ts';
import { jsonSchemaOf } from '../../../corpus/kinds/json-schema.ts';
import { kindsOf } from '../../../corpus/kinds/kinds.ts';
import { valueAt } from '../../../corpus/problems/place.ts';
import { type FolderKind, type Kind, sharesIds } from '../../../records/kind.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { nameOf } from '../../editing/record-name.ts';
import { readRecordText } from '../../editing/record-text.ts';
import type { DeskDraft, DeskFieldProblem, DeskKind, DeskListed, DeskTemplate } from '../../shared/api.ts';
import { notFound } from '../problems.ts';
import { type Draft, isRecordFile } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { drawingOf } from './choices.ts';
import type { folderChecks } from './folder-checks.ts';
import { type RecordText, textsOf } from './record-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as its draft has it, without a draft as it is published. */
export interface RecordSource {
  file: string;
  draft: Draft | undefined;
  /** Whether it is unpublished. */
  isNew: boolean;
  /** `null` if the draft deletes the record: `text` is the published one then. */
  revision: string | null;
  text: string;
  read: ReturnType<typeof readRecordText>;
  texts: RecordText[];
}

/** Index of the records: kinds, files, titles and paths. Paths follow the published content. */
export class RecordIndex {
  /** The published content; undefined until it has been valid. */
  corpus: Corpus | undefined;
  readonly #repository: ContentRepository;
  readonly #check: ReturnType<typeof folderChecks>;
  /** Read records by file, with the draft and the revision that were read: only changed ones are read again. */
  readonly #sources = new Map<string, { state: string; source: RecordSource }>();
  #kinds = kindsOf([]);

  constructor(repository: ContentRepository, check: ReturnType<typeof folderChecks>) {
    this.#repository = repository;
    this.#check = check;
  }

  /** Reads the published content again. An invalid folder leaves the index as it was. */
  async refresh(): Promise<readonly ContentProblem[]> {
    const { corpus, problems } = await this.#check(await this.#repository.publishedFolder());
    if (corpus) {
      this.corpus = corpus;
      this.#kinds = kindsOf(corpus.categories);
    }
    return problems;
  }

  kinds(): DeskKind[] {
    return this.#kinds.map(({ name, title, description, format, ...kind }) => ({
      name,
      title,
      description,
      format,
      canAdd: 'newFile' in kind,
    }));
  }

  /** @throws {DeskError} 404 for an unknown name */
  requireKind(name: string): Kind {
    const kind = this.#kinds.find((one) => one.name === name);
    if (!kind) throw notFound();
    return kind;
  }

  /** A kind with records in files of their own. @throws {DeskError} 404 for others */
  requireFolderKind(name: string): FolderKind {
    const kind = this.requireKind(name);
    if ('folder' in kind) return kind;
    throw notFound();
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

  /** Records, by default all of them, sorted by file. */
  async sources(
    isWanted: (file: string, draft: Draft | undefined) => boolean = () => true,
  ): Promise<RecordSource[]> {
    const [published, drafts] = await Promise.all([this.#repository.revisions(), this.#repository.drafts()]);
    const draftOf = new Map(drafts.map((draft) => [draft.file, draft]));
    const all = new Set([...published.keys(), ...draftOf.keys()]);
    for (const file of this.#sources.keys()) if (!all.has(file)) this.#sources.delete(file);
    const wanted = [...all].filter((file) => this.kindOf(file) && isWanted(file, draftOf.get(file))).sort();
    const stateOf = (file: string) => `${draftOf.get(file)?.commit} ${published.get(file)}`;
    // Concurrent calls may read other states.
    const known = new Map(this.#sources);
    const changed = wanted.filter((file) => known.get(file)?.state !== stateOf(file));
    const versions = await this.#repository.versions(
      changed.map((file) => ({ file, commit: draftOf.get(file)?.commit })),
    );
    for (const [index, file] of changed.entries()) {
      const version = versions[index];
      const text = (version ?? (await this.#repository.published(file)))?.text ?? '';
      const read = readRecordText(file, text);
      const source = {
        file,
        draft: draftOf.get(file),
        isNew: !published.has(file),
        revision: version?.revision ?? null,
        text,
        read,
        texts: textsOf(text, read),
      };
      for (const sources of [known, this.#sources]) sources.set(file, { state: stateOf(file), source });
      // Reading hundreds of files must not block other requests.
      await nextTurn();
    }
    return wanted.flatMap((file) => known.get(file)?.source ?? []);
  }

  /** Undefined if the record does not exist. @throws {DeskError} 404 for other files of the repository */
  async source(file: string): Promise<RecordSource | undefined> {
    this.requireRecord(file);
    return (await this.sources((one) => one === file))[0];
  }

  /** All records of a kind, those with a draft first. */
  async listing({ name }: Kind): Promise<DeskListed[]> {
    const sources = await this.sources((file) => this.kindOf(file)?.name === name);
    const sorted = sources.toSorted((one, other) => Number(!one.draft) - Number(!other.draft));
    return sorted.map((source) => this.listed(source));
  }

  /** Records with a draft. */
  async drafts(): Promise<DeskListed[]> {
    const sources = await this.sources((_file, draft) => draft !== undefined);
    return sources.map((source) => this.listed(source));
  }

  /** A record as lists show it. */
  listed({ file, draft, isNew, revision, read }: RecordSource): DeskListed {
    const fields = fieldsIn(read);
    const timing = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return {
      file,
      title: this.titleOf(file, read),
      path: this.#pathOf(file, fields),
      picture: this.#pictureOf(fields),
      publishFrom: timing(fields.publishFrom),
      publishUntil: timing(fields.publishUntil),
      ...(fields.draft === true && { isHidden: true }),
      ...(draft && { draft: draftView(draft), revision }),
      ...(isNew && { isNew }),
    };
  }

  /** First photograph of a record, its picture, or the drawing of a product. */
  #pictureOf({ photos, photo, picture, cover, urlName, spec }: Fields): string | undefined {
    const named = [valueAt(photos, [0, 'file']), valueAt(photo, ['file']), picture, cover];
    const file = named.find((one) => typeof one === 'string');
    if (file !== undefined || spec === undefined) return file;
    const product = this.corpus?.products.find((one) => one.urlName === urlName);
    return product && drawingOf(product);
  }

  titleOf(file: string, read: RecordSource['read']): string {
    const kind = this.kindOf(file);
    if (kind && 'file' in kind) return kind.title;
    return nameOf(fieldsIn(read)) || `${kind?.title ?? file}(題名なし)`;
  }

  /** Problems of a state of the folder. @param isAhead adds those that publication periods will cause later */
  async problemsIn(tree: string, file?: string, isAhead = false): Promise<DeskFieldProblem[]> {
    const { problems } = await this.#check(tree, isAhead);
    return this.problemsFor(file, problems);
  }

  /** Problems with the names of their records, those of one file first. */
  async problemsFor(
    file: string | undefined,
    problems: readonly ContentProblem[],
  ): Promise<DeskFieldProblem[]> {
    const files = [...new Set(problems.map((problem) => problem.file))];
    const versions = await this.#repository.versions(files.map((one) => ({ file: one })));
    const texts = new Map(files.map((one, index) => [one, versions[index]?.text]));
    return problemsFor(file, problems).map((problem) => {
      const kind = this.kindOf(problem.file)?.title;
      const title = this.titleOf(problem.file, readRecordText(problem.file, texts.get(problem.file) ?? ''));
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
  #pathOf(file: string, fields: Fields): string | undefined {
    const kind = this.kindOf(file);
    if (!this.corpus || !kind?.pathOf || kind.format === 'list') return undefined;
    try {
      // A draft may lack fields of its path: the checks report them, not the index.
      return kind.pathOf(fields as never, this.corpus);
    } catch {
      return undefined;
    }
  }

  /**
   * Path of a record's published page that its draft ends. Undefined if the page remains, is not shown, or is found by
   * its id under any name.
   */
  endedPath(published: string, { file, revision, read }: RecordSource): string | undefined {
    const path = this.#pathOf(file, fieldsIn(readRecordText(file, published)));
    if (!this.corpus || path === undefined) return undefined;
    const isDeleted = revision === null;
    if (!isDeleted && this.#pathOf(file, fieldsIn(read)) === path) return undefined;
    const pages = namedAddresses(this.corpus).filter((page) => page.path === path);
    const page = createAddressBook(this.corpus)(path, '');
    const hasId = page.kind === 'page' && page.id !== undefined;
    return pages.length === 1 && (isDeleted || !hasId) ? path : undefined;
  }

  /** Template for a new record, with an unused id if its kind has ids. */
  async templateOf(kind: FolderKind): Promise<DeskTemplate> {
    const sources = await this.sources((file) => sharesIds(kind, file));
    const ids = sources.map(({ read }) => Number(fieldsIn(read).id)).filter(Number.isInteger);
    const category = this.corpus?.categories.find(({ urlName }) => kind.folder === `products/${urlName}`);
    const hasIds = 'id' in ((jsonSchemaOf(kind).properties as object | undefined) ?? {});
    return {
      data: { ...(hasIds && { id: nextFree(ids) }), ...(category && { categoryId: category.id }) },
      ...(kind.format === 'markdown' && { body: '' }),
    };
  }
}

export function draftView({ state, author, savedAt, notes }: Draft): DeskDraft {
  return { state, author: author.name, savedAt, notes };
}

/** Problems, those of one file first. */
export function problemsFor(
  first: string | undefined,
  problems: readonly ContentProblem[],
): DeskFieldProblem[] {
  const views = problems.map(({ title: _title, text: _text, ...view }) => view);
  return views.toSorted((one, other) => Number(other.file === first) - Number(one.file === first));
}

function isIn(kind: FolderKind, file: string): boolean {
  const extension = kind.format === 'markdown' ? '.md' : '.yaml';
  return path.dirname(file) === kind.folder && file.endsWith(extension);
}

/** Fields of a record; none for invalid YAML or a list. */
function fieldsIn(read: RecordSource['read']): Fields {
  const data = 'data' in read ? read.data : undefined;
  return isRecord(data) ? data : {};
}
