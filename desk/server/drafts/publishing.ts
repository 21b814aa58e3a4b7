import { rm } from 'node:fs/promises';
import path from 'node:path';
import { KINDS } from '../../../corpus/kinds/kinds.ts';
import type { Logger } from '../../../server/monitoring/logger.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { withMovedAddress } from '../../editing/redirect-rows.ts';
import type { DeskPublished } from '../../shared/api.ts';
import { DeskError, invalid } from '../problems.ts';
import { type Draft, draftName } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import type { Editor } from '../sign-in/editor.ts';
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
    const { repository, index, logger } = this.#deps;
    const message = await this.#messageOf(draft, approver);
    try {
      const commit = await repository.publish(draft, {
        message,
        also: movedTo === undefined ? undefined : await this.#rowFor(draft, movedTo),
        check: (tree) => this.#check(draft, tree),
      });
      logger.info({ file: draft.file, commit }, 'desk: published');
      await this.#removePreview(draft);
      await index.refresh();
      const text = (await repository.published(draft.file))?.text;
      return { commit, path: text === undefined ? undefined : index.pathOf(draft.file, text) };
    } catch (error) {
      if (error instanceof RepositoryError && error.problem.kind === 'conflict')
        throw await this.#deps.records.publishConflict(draft);
      throw error;
    }
  }

  /** Edit of the redirects for the address that a draft ends. @throws {DeskError} 400 if it ends none */
  async #rowFor({ file }: Draft, movedTo: string) {
    const { movedFrom: from, title, text } = await this.#deps.records.read(file);
    if (from === undefined) throw invalid();
    const reason = `${todayInJapan()} 「${title}」${text === null ? 'の掲載を終了' : 'のURLを変更'}`;
    return {
      file: KINDS.redirects.file,
      edit: (rows: string) => withMovedAddress(rows, { from, to: movedTo || undefined, reason }),
    };
  }

  async discard(draft: Draft): Promise<void> {
    await this.#deps.repository.discard(draft);
    await this.#removePreview(draft);
  }

  async #check(draft: Draft, tree: string): Promise<void> {
    const { problems } = await this.#deps.checks.checkAhead(tree);
    if (problems.length === 0) return;
    throw new DeskError(422, {
      code: 'refused',
      message: '直すところがあるため、公開していません。下書きはそのまま残っています。',
      problems: await this.#deps.index.problemsFor(draft.file, problems),
    });
  }

  /** Commit message: subject and approver. */
  async #messageOf(draft: Draft, { name, email }: Editor): Promise<string> {
    const { repository, index } = this.#deps;
    const [mine, published] = await Promise.all([
      repository.version(draft.commit, draft.file),
      repository.published(draft.file),
    ]);
    const title = index.titleOf(draft.file, mine?.text ?? published?.text ?? '');
    const kind = index.kindOf(draft.file)?.title ?? '';
    const verb = mine ? (published ? '更新' : '公開') : '削除';
    const subject = title === kind ? `${kind}を${verb}` : `${kind}「${title}」を${verb}`;
    return `${subject}\n\nApproved-by: ${name} <${email}>`;
  }

  async #removePreview({ file }: Draft): Promise<void> {
    const { previewFolders } = this.#deps;
    if (!previewFolders) return;
    const folder = path.join(previewFolders, draftName(file));
    await Promise.all([rm(folder, { recursive: true, force: true }), rm(`${folder}.index`, { force: true })]);
  }
}
