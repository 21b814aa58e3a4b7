import { rm } from 'node:fs/promises';
import path from 'node:path';
import { KINDS } from '../../../corpus/kinds/kinds.ts';
import type { Logger } from '../../../server/monitoring/logger.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { withMovedAddress } from '../../editing/redirect-rows.ts';
import type { DeskFieldProblem, DeskPublished } from '../../shared/api.ts';
import { DeskError, invalid } from '../problems.ts';
import { type Draft, draftName } from '../repository/drafts.ts';
import type { ContentRepository, FileEdit } from '../repository/repository.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { Editor } from '../sign-in/editor.ts';
import { OUTDATED } from './conflicts.ts';
import type { FolderChecks } from './folder-checks.ts';
import type { RecordIndex } from './record-index.ts';
import type { Records } from './records.ts';

interface PublishingDeps {
  logger: Logger;
  repository: ContentRepository;
  checks: FolderChecks;
  index: RecordIndex;
  records: Records;
  /** Folder of the states of the content for previews; undefined without previews. */
  previewFolders?: string | undefined;
}

/** A draft at the revision that an editor saw. */
interface Named {
  file: string;
  revision: string | null;
}

const refused = (problems: DeskFieldProblem[]) =>
  new DeskError(422, {
    code: 'refused',
    message: '直すところがあるため、公開していません。下書きはそのまま残っています。',
    problems,
  });

const approvedBy = ({ name, email }: Editor) => `Approved-by: ${name} <${email}>`;

/** Publishes or discards drafts. */
export class Publishing {
  readonly #deps: PublishingDeps;

  constructor(deps: PublishingDeps) {
    this.#deps = deps;
  }

  /**
   * @param movedTo successor of the address that the draft ends, empty if there is none
   * @throws {DeskError} `refused` with the problems found, `conflict` with the version published concurrently
   * @throws {RepositoryError}
   */
  async publish(draft: Draft, approver: Editor, movedTo?: string): Promise<DeskPublished> {
    const { repository, index } = this.#deps;
    const message = `${(await this.#namesOf(draft)).subject}\n\n${approvedBy(approver)}`;
    const edits = movedTo === undefined ? [] : await this.#rowsFor(draft, movedTo);
    if (movedTo !== undefined && edits.length === 0) throw invalid();
    try {
      const check = (tree: string) => this.#check(tree, draft.file);
      const commit = await this.#done([draft], await repository.publish([draft], { message, edits, check }));
      const text = (await repository.published(draft.file))?.text;
      return { commit, path: text === undefined ? undefined : index.pathOf(draft.file, text) };
    } catch (error) {
      if (error instanceof RepositoryError && error.problem.kind === 'conflict')
        throw await this.#deps.records.publishConflict(draft);
      throw error;
    }
  }

  /**
   * Publishes drafts in one commit, all or none. Addresses that they end lead to the new ones, or say that their page is
   * gone.
   *
   * @param isTrial only checks
   * @throws {DeskError} `refused` with the problems of all drafts together
   * @throws {RepositoryError} `gone` if another revision of a draft was named
   */
  async publishTogether(named: readonly Named[], approver: Editor, isTrial = false): Promise<void> {
    const { repository, records } = this.#deps;
    const drafts = await Promise.all(named.map(({ file, revision }) => records.draftAt(file, revision)));
    const names = await Promise.all(drafts.map((draft) => this.#namesOf(draft)));
    const edits = (await Promise.all(drafts.map((draft) => this.#rowsFor(draft)))).flat();
    const message = [
      `${names.length}件をまとめて公開:${names.map(({ title }) => title).join('、')}`,
      names.map(({ subject }) => `- ${subject}`).join('\n'),
      approvedBy(approver),
    ].join('\n\n');
    const check = (tree: string) => this.#check(tree);
    try {
      if (isTrial) await check(await repository.folderWith(drafts, edits));
      else
        await this.#done(
          drafts,
          await repository.publish(drafts, { author: approver, message, edits, check }),
        );
    } catch (error) {
      if (!(error instanceof RepositoryError && error.problem.kind === 'conflict')) throw error;
      const { file } = error.problem;
      throw refused([
        { file, record: names[drafts.findIndex((draft) => draft.file === file)]?.title, ...OUTDATED },
      ]);
    }
  }

  async #done(drafts: readonly Draft[], commit: string): Promise<string> {
    const { index, logger } = this.#deps;
    for (const draft of drafts) {
      logger.info({ file: draft.file, commit }, 'desk: published');
      await this.#removePreview(draft);
    }
    await index.refresh();
    return commit;
  }

  /** Edit of the redirects for the address that a draft ends; by default it leads to the draft's own, if there is one. */
  async #rowsFor({ file }: Draft, movedTo?: string): Promise<FileEdit[]> {
    const { movedFrom: from, path, title, text } = await this.#deps.records.readUnchecked(file);
    if (from === undefined) return [];
    const to = (movedTo ?? (text === null ? undefined : path)) || undefined;
    const reason = `${todayInJapan()} 「${title}」${text === null ? 'の掲載を終了' : 'のURLを変更'}`;
    return [{ file: KINDS.redirects.file, edit: (rows) => withMovedAddress(rows, { from, to, reason }) }];
  }

  async discard(draft: Draft): Promise<void> {
    await this.#deps.repository.discard(draft);
    await this.#removePreview(draft);
  }

  /** @param file record whose problems come first */
  async #check(tree: string, file?: string): Promise<void> {
    const { problems } = await this.#deps.checks.checkAhead(tree);
    if (problems.length > 0) throw refused(await this.#deps.index.problemsFor(file, problems));
  }

  /** Title of a draft's record, and the subject of a commit message. */
  async #namesOf(draft: Draft): Promise<{ title: string; subject: string }> {
    const { repository, index } = this.#deps;
    const [mine, published] = await Promise.all([
      repository.version(draft.commit, draft.file),
      repository.published(draft.file),
    ]);
    const title = index.titleOf(draft.file, mine?.text ?? published?.text ?? '');
    const kind = index.kindOf(draft.file)?.title ?? '';
    const verb = mine ? (published ? '更新' : '公開') : '削除';
    return { title, subject: title === kind ? `${kind}を${verb}` : `${kind}「${title}」を${verb}` };
  }

  async #removePreview({ file }: Draft): Promise<void> {
    const { previewFolders } = this.#deps;
    if (!previewFolders) return;
    const folder = path.join(previewFolders, draftName(file));
    await Promise.all([rm(folder, { recursive: true, force: true }), rm(`${folder}.index`, { force: true })]);
  }
}
