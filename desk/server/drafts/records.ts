import { isTooMuch } from '../../../corpus/yaml.ts';
import { fieldsOfName, newFileOf } from '../../../records/kind.ts';
import { YamlEditError } from '../../editing/edit-yaml.ts';
import { editRecordText, readRecordText } from '../../editing/record-text.ts';
import type { DeskContent, DeskFieldProblem, DeskRecord, NewRecord, SaveDraft } from '../../shared/api.ts';
import { invalid, notFound, refused } from '../problems.ts';
import { type Draft, isRecordFile, type Person } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { conflictIn, RepositoryError } from '../repository/repository-error.ts';
import type { FileChange } from '../repository/trees.ts';
import type { DeskRecords } from './desk-parts.ts';
import { draftView, type RecordIndex } from './record-index.ts';
import { conflictError, OUTDATED } from './versions.ts';

/* Single records, as editors read and save them. */

/** @throws {DeskError} `not-found` */
export async function readRecord(desk: DeskRecords, file: string): Promise<DeskRecord> {
  const record = await readUnchecked(desk, file);
  const draft = record.draft && (await desk.repository.draft(file));
  return { ...record, problems: draft ? await problemsOf(desk, draft) : [] };
}

/** A record without the checks of the whole folder. */
export type Unchecked = Omit<DeskRecord, 'problems'>;

export async function readUnchecked({ repository, index }: DeskRecords, file: string): Promise<Unchecked> {
  const source = await index.source(file);
  if (!source) throw notFound();
  const { draft, isNew, revision, text, read } = source;
  const { title, path } = index.listed(source);
  const before = draft && !isNew && (await repository.published(file));
  return {
    file,
    kind: index.requireRecord(file).name,
    title,
    path,
    ...(before && { movedFrom: index.endedPath(before.text, source) }),
    revision,
    text: revision === null ? null : text,
    ...(revision !== null && 'data' in read && { data: read.data, body: read.body }),
    ...(draft && { draft: draftView(draft) }),
    isNew,
  };
}

async function problemsOf({ repository, index }: DeskRecords, draft: Draft): Promise<DeskFieldProblem[]> {
  try {
    return await index.problemsIn(await repository.folderWith([draft]), draft.file);
  } catch (error) {
    conflictIn(error);
    return [{ file: draft.file, ...OUTDATED }];
  }
}

/** Content for a record; `null` deletes it when the draft is published. */
type Written = Omit<SaveDraft, 'content'> & { content: DeskContent | null };

/** Saves a draft as `writeRecord` does. */
export async function saveRecord(desk: DeskRecords, draft: Written, author: Person): Promise<DeskRecord> {
  await writeRecord(desk, draft, author);
  return readRecord(desk, draft.file);
}

/** @throws {DeskError} `conflict` with both versions if another editor has saved or published concurrently */
export async function writeRecord(
  { repository, index }: DeskRecords,
  { file, revision, content, onto }: Written,
  author: Person,
): Promise<void> {
  const before = revision === null ? '' : await repository.textOf(revision);
  if (before === undefined && content) throw invalid();
  const text = content && textWith(index, file, before ?? '', content);
  try {
    await repository.saveDraft({ file, text, expected: revision, author, onto });
  } catch (error) {
    const { theirs, author: who } = conflictIn(error);
    // Saved before, by a request whose response was lost.
    if (onto === undefined && theirs?.text === text) return;
    throw conflictError(onto ?? 'draft', { file, base: before ?? '', mine: text, theirs, author: who });
  }
}

/**
 * Text of a record's file with submitted content: line endings are normalized.
 *
 * @param before text that the content replaces; empty for a new file
 * @throws {DeskError} `refused` for content that the file cannot hold, `invalid` for control characters
 */
export function textWith(index: RecordIndex, file: string, before: string, content: DeskContent): string {
  const { format } = index.requireRecord(file);
  if ('text' in content) return plainText(file, content.text);
  if (Array.isArray(content.data) !== (format === 'list')) throw invalid();
  try {
    return editRecordText(file, before, content);
  } catch (error) {
    if (!(error instanceof YamlEditError)) throw error;
    throw refused('このファイルの書き方では、項目ごとの編集ができません。「原文」で編集してください。');
  }
}

function plainText(file: string, sent: string): string {
  if (sent.includes('\0'))
    throw invalid('文字でないデータが含まれています。貼り付けた内容を確かめてください。');
  const text = sent.replaceAll('\r\n', '\n');
  const read = readRecordText(file, text);
  if ('problem' in read && isTooMuch(read.problem))
    throw refused(`${read.problem.reason}(${read.problem.line}行目)。`);
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** Creates a record in a file named by its fields. */
export async function addRecord(
  desk: DeskRecords,
  { kind: name, content }: NewRecord,
  author: Person,
): Promise<DeskRecord> {
  const kind = desk.index.requireFolderKind(name);
  const fields: Record<string, unknown> =
    'data' in content && !Array.isArray(content.data) ? content.data : {};
  const file = newFileOf(kind, fields);
  if (!file || !isRecordFile(file))
    throw refused(
      'URLになる項目がまだ書かれていないか、使えない文字が入っています。',
      fieldsOfName(kind.newFile).map((field) => ({
        file: kind.folder,
        path: [field],
        field,
        reason: 'この項目からURLを作ります',
        fix:
          fields[field] === undefined
            ? 'この項目を書いてください'
            : '英小文字、数字、ハイフンで書いてください',
      })),
    );
  if (await desk.repository.current(file))
    throw refused('同じURLの記録がすでにあります。URLになる項目を変えてください。');
  return saveRecord(desk, { file, revision: null, content }, author);
}

/** Adds pictures to a record's draft without changing its text, which may be saved at the same time. */
export async function keepBeside(
  repository: ContentRepository,
  file: string,
  others: readonly FileChange[],
  author: Person,
): Promise<void> {
  if (!(await repository.current(file))) throw notFound();
  await repository.saveDraft({ file, author, others });
}

/** Draft of a record at the revision that the editor saw. @throws {DeskError} `gone` */
export async function draftAt(
  { index }: DeskRecords,
  { file, revision }: Pick<SaveDraft, 'file' | 'revision'>,
): Promise<Draft> {
  const source = await index.source(file);
  if (!source?.draft || source.revision !== revision) throw new RepositoryError({ kind: 'gone' });
  return source.draft;
}
