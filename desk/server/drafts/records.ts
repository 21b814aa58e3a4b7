import { isTooMuch } from '../../../corpus/yaml.ts';
import { fieldsOfName, newFileOf } from '../../../records/kind.ts';
import { editRecordText, readRecordText } from '../../editing/record-text.ts';
import { YamlEditError } from '../../editing/yaml-nodes.ts';
import type { DeskContent, DeskRecord, SaveDraft } from '../../shared/api.ts';
import type { DeskChanges } from '../../shared/history.ts';
import { DeskError, invalid, notFound } from '../problems.ts';
import { type Draft, type FileVersion, isRecordFile, type Person } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { FileChange } from '../repository/trees.ts';
import { changesBetween } from './changes.ts';
import { explainConflict, OUTDATED } from './conflicts.ts';
import type { FolderChecks } from './folder-checks.ts';
import { draftView, type RecordIndex } from './record-index.ts';

interface RecordsDeps {
  repository: ContentRepository;
  checks: FolderChecks;
  index: RecordIndex;
}

/** Reads and saves single records for editors. */
export class Records {
  readonly #repository: ContentRepository;
  readonly #checks: FolderChecks;
  readonly #index: RecordIndex;

  constructor({ repository, checks, index }: RecordsDeps) {
    this.#repository = repository;
    this.#checks = checks;
    this.#index = index;
  }

  /** @throws {DeskError} `not-found` */
  async read(file: string): Promise<DeskRecord> {
    const [record, draft] = [await this.readUnchecked(file), await this.#repository.draft(file)];
    return { ...record, problems: draft ? await this.#problemsOf(draft) : [] };
  }

  /** A record without the checks of the whole folder. */
  async readUnchecked(file: string): Promise<Omit<DeskRecord, 'problems'>> {
    const kind = this.#index.requireRecord(file);
    const [draft, published] = await Promise.all([
      this.#repository.draft(file),
      this.#repository.published(file),
    ]);
    const current = draft ? await this.#repository.version(draft.commit, file) : published;
    if (!draft && !published) throw notFound();
    const text = current?.text ?? null;
    const read = text === null ? undefined : readRecordText(file, text);
    const shown = text ?? published?.text ?? '';
    return {
      file,
      kind: kind.name,
      title: this.#index.titleOf(file, shown),
      path: this.#index.pathOf(file, shown),
      ...(draft && published && { movedFrom: this.#index.endedPath(file, published.text, text) }),
      revision: current?.revision ?? null,
      text,
      ...(read && 'data' in read && { data: read.data, body: read.body }),
      ...(draft && { draft: draftView(draft) }),
      isNew: !published,
    };
  }

  /** Changes that a commit has made to a record, without a commit those of its draft. */
  async changes(file: string, commit?: string): Promise<DeskChanges> {
    const [before, after] = await Promise.all(
      commit === undefined
        ? [this.#repository.published(file), this.#repository.current(file)]
        : [this.#repository.version(`${commit}^`, file), this.#repository.version(commit, file)],
    );
    return changesBetween(file, before?.text, after?.text);
  }

  /** Saves a draft as `write` does. */
  async save(draft: SaveDraft, author: Person): Promise<DeskRecord> {
    await this.write(draft, author);
    return this.read(draft.file);
  }

  /** @throws {DeskError} `conflict` with both versions if another editor has saved or published concurrently */
  async write({ file, revision, content, onto }: SaveDraft, author: Person): Promise<void> {
    const before = revision === null ? '' : await this.#repository.textOf(revision);
    if (before === undefined) throw invalid();
    const text = this.#textWith(file, before, content);
    await this.#saveDraft({ file, text, before, revision, author, onto });
  }

  /** Text of a record's file with unsaved content. */
  async textWith(file: string, content: DeskContent): Promise<string> {
    return this.#textWith(file, (await this.#repository.current(file))?.text ?? '', content);
  }

  #textWith(file: string, before: string, content: DeskContent): string {
    const { format } = this.#index.requireRecord(file);
    const isList = 'data' in content && Array.isArray(content.data);
    if ('data' in content && isList !== (format === 'list')) throw invalid();
    return textOf(file, before, content);
  }

  /** Creates a record in a file named by its fields. */
  async add(kindName: string, content: DeskContent, author: Person): Promise<DeskRecord> {
    const kind = this.#index.kind(kindName);
    if (!kind || !('folder' in kind)) throw notFound();
    const fields: Record<string, unknown> =
      'data' in content && !Array.isArray(content.data) ? content.data : {};
    const file = newFileOf(kind, fields);
    if (!file || !isRecordFile(file))
      throw new DeskError(422, {
        code: 'refused',
        message: 'URLになる項目がまだ書かれていないか、使えない文字が入っています。',
        problems: fieldsOfName(kind.newFile).map((field) => ({
          file: kind.folder,
          path: [field],
          field,
          reason: 'この項目からURLを作ります',
          fix:
            fields[field] === undefined
              ? 'この項目を書いてください'
              : '英小文字、数字、ハイフンで書いてください',
        })),
      });
    if (await this.#repository.current(file))
      throw new DeskError(422, {
        code: 'refused',
        message: '同じURLの記録がすでにあります。URLになる項目を変えてください。',
      });
    return this.save({ file, revision: null, content }, author);
  }

  /** Saves a draft that deletes the record when published. */
  async remove(file: string, revision: string | null, author: Person): Promise<DeskRecord> {
    this.#index.requireRecord(file);
    const before = revision === null ? '' : ((await this.#repository.textOf(revision)) ?? '');
    await this.#saveDraft({ file, text: null, before, revision, author });
    return this.read(file);
  }

  /** Adds pictures to a record's draft without changing its text, which may be saved at the same time. */
  async keepBeside(file: string, others: readonly FileChange[], author: Person): Promise<void> {
    if (!(await this.#repository.current(file))) throw notFound();
    await this.#repository.saveDraft({ file, author, others });
  }

  /** Draft of a record at the revision that the editor saw. @throws {DeskError} `gone` */
  async draftAt(file: string, revision: string | null): Promise<Draft> {
    this.#index.requireRecord(file);
    const draft = await this.#repository.draft(file);
    const current = draft && (await this.#repository.version(draft.commit, file));
    if (!draft || (current?.revision ?? null) !== revision) throw new RepositoryError({ kind: 'gone' });
    return draft;
  }

  /** Conflict between a draft and lines that were published after it began. */
  async publishConflict(draft: Draft): Promise<DeskError> {
    const [base, mine, theirs] = await Promise.all([
      this.#repository.base(draft),
      this.#repository.version(draft.commit, draft.file),
      this.#repository.published(draft.file),
    ]);
    return this.#conflict('published', {
      file: draft.file,
      base: base?.text ?? null,
      mine: mine?.text ?? null,
      theirs,
    });
  }

  async #saveDraft(save: {
    file: string;
    text: string | null;
    before: string;
    revision: string | null;
    author: Person;
    onto?: 'published' | undefined;
  }): Promise<void> {
    const { file, text, before, revision, author, onto } = save;
    try {
      await this.#repository.saveDraft({ file, text, expected: revision, author, onto });
    } catch (error) {
      if (!(error instanceof RepositoryError && error.problem.kind === 'conflict')) throw error;
      const { theirs, author: who } = error.problem;
      // Saved before, by a request whose response was lost.
      if (onto === undefined && theirs?.text === text) return;
      throw this.#conflict(onto ?? 'draft', { file, base: before, mine: text, theirs }, who);
    }
  }

  #conflict(
    kind: 'draft' | 'published',
    {
      file,
      base,
      mine,
      theirs,
    }: { file: string; base: string | null; mine: string | null; theirs: FileVersion | undefined },
    author?: Person,
  ): DeskError {
    const who = author ? `${author.name}さんが` : 'ほかの人が';
    return new DeskError(409, {
      code: 'conflict',
      message: `${who}この記録を変更しました。まだ何も上書きしていません。違いを確かめて、どちらを使うかを選んでください。`,
      conflict: explainConflict(
        { file, base, mine, theirs: theirs?.text ?? null },
        { with: kind, author: author?.name, revision: theirs?.revision ?? null },
      ),
    });
  }

  async #problemsOf(draft: Draft) {
    try {
      const { problems } = await this.#checks.check(await this.#repository.folderWith([draft]));
      return await this.#index.problemsFor(draft.file, problems);
    } catch (error) {
      if (!(error instanceof RepositoryError && error.problem.kind === 'conflict')) throw error;
      return [{ file: draft.file, ...OUTDATED }];
    }
  }
}

/** Normalizes line endings and refuses control characters. */
function textOf(file: string, before: string, content: DeskContent): string {
  if ('text' in content) {
    if (content.text.includes('\0'))
      throw invalid('文字でないデータが含まれています。貼り付けた内容を確かめてください。');
    const text = content.text.replaceAll('\r\n', '\n');
    const read = readRecordText(file, text);
    if ('problem' in read && isTooMuch(read.problem))
      throw new DeskError(422, {
        code: 'refused',
        message: `${read.problem.reason}(${read.problem.line}行目)。`,
      });
    return text.endsWith('\n') ? text : `${text}\n`;
  }
  try {
    return editRecordText(file, before, content);
  } catch (error) {
    if (!(error instanceof YamlEditError)) throw error;
    throw new DeskError(422, {
      code: 'refused',
      message: 'このファイルの書き方では、項目ごとの編集ができません。「原文」で編集してください。',
    });
  }
}
