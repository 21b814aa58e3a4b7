import { KINDS } from '../../../corpus/kinds/kinds.ts';
import type { Logger } from '../../../server/monitoring/logger.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { withMovedAddress } from '../../editing/redirect-rows.ts';
import type { DeskPublished, SaveDraft } from '../../shared/api.ts';
import { invalid, refused } from '../problems.ts';
import type { Draft } from '../repository/drafts.ts';
import type { FileEdit } from '../repository/repository.ts';
import { conflictIn } from '../repository/repository-error.ts';
import type { Editor } from '../sign-in/editor.ts';
import { conflictError, OUTDATED } from './conflicts.ts';
import { type PreviewDesk, removePreview } from './preview-links.ts';
import { type DeskRecords, fieldsOf } from './record-index.ts';
import { draftAt, readUnchecked } from './records.ts';

/* Publication of drafts. */

export interface PublishingDesk extends PreviewDesk {
  logger: Logger;
}

const NOT_PUBLISHED = '直すところがあるため、公開していません。下書きはそのまま残っています。';

const approvedBy = ({ name, email }: Editor) => `Approved-by: ${name} <${email}>`;

/**
 * @param movedTo successor of the address that the draft ends, empty if there is none
 * @throws {DeskError} `refused` with the problems found, `conflict` with the version published concurrently
 * @throws {RepositoryError}
 */
export async function publish(
  desk: PublishingDesk,
  draft: Draft,
  approver: Editor,
  movedTo?: string,
): Promise<DeskPublished> {
  const { repository, index } = desk;
  const { file } = draft;
  const message = `${(await namesOf(desk, draft)).subject}\n\n${approvedBy(approver)}`;
  const edits = movedTo === undefined ? [] : await rowsFor(desk, draft, movedTo);
  if (movedTo !== undefined && edits.length === 0) throw invalid();
  try {
    const check = (tree: string) => requireRight(desk, tree, file);
    const commit = await repository.publish([draft], { message, edits, check });
    await finish(desk, [draft], commit);
    const text = (await repository.published(file))?.text;
    return { commit, path: text === undefined ? undefined : index.pathOf(file, fieldsOf(file, text)) };
  } catch (error) {
    conflictIn(error);
    const [mine, theirs] = await repository.versions([{ file, commit: draft.commit }, { file }]);
    const base = (await repository.base(draft))?.text;
    throw conflictError('published', { file, base, mine: mine?.text, theirs });
  }
}

/**
 * Publishes drafts in one commit, all or none. Addresses that they end lead to the new ones, or say that their page is
 * gone.
 *
 * @param named drafts at the revisions that an editor saw
 * @param isTrial only checks
 * @throws {DeskError} `refused` with the problems of all drafts together
 * @throws {RepositoryError} `gone` if another revision of a draft was named
 */
export async function publishTogether(
  desk: PublishingDesk,
  named: readonly Pick<SaveDraft, 'file' | 'revision'>[],
  approver: Editor,
  isTrial = false,
): Promise<void> {
  const { repository } = desk;
  const drafts = await Promise.all(named.map((one) => draftAt(desk, one)));
  const names = await Promise.all(drafts.map((draft) => namesOf(desk, draft)));
  const edits = (await Promise.all(drafts.map((draft) => rowsFor(desk, draft)))).flat();
  const message = [
    `${names.length}件をまとめて公開:${names.map(({ title }) => title).join('、')}`,
    names.map(({ subject }) => `- ${subject}`).join('\n'),
    approvedBy(approver),
  ].join('\n\n');
  const check = (tree: string) => requireRight(desk, tree);
  try {
    if (isTrial) return await check(await repository.folderWith(drafts, edits));
    const commit = await repository.publish(drafts, { author: approver, message, edits, check });
    await finish(desk, drafts, commit);
  } catch (error) {
    const { file } = conflictIn(error);
    const record = names[drafts.findIndex((draft) => draft.file === file)]?.title;
    throw refused(NOT_PUBLISHED, [{ file, record, ...OUTDATED }]);
  }
}

async function finish(desk: PublishingDesk, drafts: readonly Draft[], commit: string): Promise<void> {
  for (const { file } of drafts) {
    desk.logger.info({ file, commit }, 'desk: published');
    await removePreview(desk, file);
  }
  await desk.index.refresh();
}

export async function discard(desk: PreviewDesk, draft: Draft): Promise<void> {
  await desk.repository.discard(draft);
  await removePreview(desk, draft.file);
}

/** Edit of the redirects for the address that a draft ends; by default it leads to the draft's own, if there is one. */
async function rowsFor(desk: DeskRecords, { file }: Draft, movedTo?: string): Promise<FileEdit[]> {
  const { movedFrom: from, path, title, text } = await readUnchecked(desk, file);
  if (from === undefined) return [];
  const to = (movedTo ?? (text === null ? undefined : path)) || undefined;
  const reason = `${todayInJapan()} 「${title}」${text === null ? 'の掲載を終了' : 'のURLを変更'}`;
  return [{ file: KINDS.redirects.file, edit: (rows) => withMovedAddress(rows, { from, to, reason }) }];
}

/** @param file record whose problems come first */
async function requireRight({ index }: DeskRecords, tree: string, file?: string): Promise<void> {
  const problems = await index.problemsIn(tree, file, true);
  if (problems.length > 0) throw refused(NOT_PUBLISHED, problems);
}

/** Title of a draft's record, and the subject of a commit message. */
async function namesOf(
  { repository, index }: DeskRecords,
  { file, commit }: Draft,
): Promise<{ title: string; subject: string }> {
  const [mine, published] = await repository.versions([{ file, commit }, { file }]);
  const title = index.titleOf(file, fieldsOf(file, (mine ?? published)?.text ?? ''));
  const kind = index.kindOf(file)?.title ?? '';
  const verb = mine ? (published ? '更新' : '公開') : '削除';
  return { title, subject: title === kind ? `${kind}を${verb}` : `${kind}「${title}」を${verb}` };
}
