import { KINDS } from '../../../corpus/kinds/kinds.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { withMovedAddress } from '../../editing/redirect-rows.ts';
import type { DeskPublished, SaveDraft } from '../../shared/api.ts';
import { invalid, refused } from '../problems.ts';
import type { Draft } from '../repository/drafts.ts';
import type { FileEdit } from '../repository/repository.ts';
import { conflictIn } from '../repository/repository-error.ts';
import type { Editor } from '../sign-in/editor.ts';
import type { DeskParts, DeskRecords } from './desk-parts.ts';
import { removePreview } from './preview-links.ts';
import type { RecordIndex } from './record-index.ts';
import { draftAt, readUnchecked, type Unchecked } from './records.ts';
import { conflictError, OUTDATED } from './versions.ts';

/* Publication of drafts. */

const NOT_PUBLISHED = '直すところがあるため、公開していません。下書きはそのまま残っています。';

const approvedBy = ({ name, email }: Editor) => `Approved-by: ${name} <${email}>`;

/**
 * @param movedTo successor of the address that the draft ends, empty if there is none
 * @throws {DeskError} `refused` with the problems found, `conflict` with the version published concurrently
 * @throws {RepositoryError}
 */
export async function publish(
  desk: DeskParts,
  draft: Draft,
  approver: Editor,
  movedTo?: string,
): Promise<DeskPublished> {
  const { repository, index } = desk;
  const { file } = draft;
  const record = await readUnchecked(desk, file);
  const message = `${subjectOf(index, record)}\n\n${approvedBy(approver)}`;
  const edits = movedTo === undefined ? [] : rowsFor(record, movedTo);
  if (movedTo !== undefined && edits.length === 0) throw invalid();
  try {
    const check = (tree: string) => requireRight(desk, tree, file);
    const commit = await repository.publish([draft], { message, edits, check });
    await finish(desk, [draft], commit);
    const source = await index.source(file);
    return { commit, path: source && index.listed(source).path };
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
  desk: DeskParts,
  named: readonly Pick<SaveDraft, 'file' | 'revision'>[],
  approver: Editor,
  isTrial = false,
): Promise<void> {
  const { repository, index } = desk;
  const drafts = await Promise.all(named.map((one) => draftAt(desk, one)));
  const records = await Promise.all(drafts.map(({ file }) => readUnchecked(desk, file)));
  const edits = records.flatMap((record) => rowsFor(record));
  const message = [
    `${records.length}件をまとめて公開:${records.map(({ title }) => title).join('、')}`,
    records.map((record) => `- ${subjectOf(index, record)}`).join('\n'),
    approvedBy(approver),
  ].join('\n\n');
  const check = (tree: string) => requireRight(desk, tree);
  try {
    if (isTrial) return await check(await repository.folderWith(drafts, edits));
    const commit = await repository.publish(drafts, { author: approver, message, edits, check });
    await finish(desk, drafts, commit);
  } catch (error) {
    const { file } = conflictIn(error);
    const record = records.find((one) => one.file === file)?.title;
    throw refused(NOT_PUBLISHED, [{ file, record, ...OUTDATED }]);
  }
}

async function finish(desk: DeskParts, drafts: readonly Draft[], commit: string): Promise<void> {
  for (const { file } of drafts) {
    desk.logger.info({ file, commit }, 'desk: published');
    await removePreview(desk, file);
  }
  await desk.index.refresh();
}

export async function discard(desk: DeskParts, draft: Draft): Promise<void> {
  await desk.repository.discard(draft);
  await removePreview(desk, draft.file);
}

/** Edit of the redirects for the address that a draft ends; by default it leads to the draft's own, if there is one. */
function rowsFor({ movedFrom: from, path, title, text }: Unchecked, movedTo?: string): FileEdit[] {
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

/** Subject of the commit message of a draft. */
function subjectOf(index: RecordIndex, { file, title, isNew, text }: Unchecked): string {
  const kind = index.requireRecord(file).title;
  const verb = text === null ? '削除' : isNew ? '公開' : '更新';
  return title === kind ? `${kind}を${verb}` : `${kind}「${title}」を${verb}`;
}
