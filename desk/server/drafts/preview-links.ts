import { rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../../corpus/replace-file.ts';
import { readMoment } from '../../../corpus/timing.ts';
import { issuePreviewLink } from '../../../server/preview/links.ts';
import type { DeskContent, DeskPreview } from '../../shared/api.ts';
import { invalid, notFound } from '../problems.ts';
import { type Draft, folderName, type Person } from '../repository/drafts.ts';
import type { DeskParts } from './desk-parts.ts';
import { textWith } from './records.ts';

/* Links that show the site with a draft, or in the page editor with unsaved content. */

/** Validity of a link, long enough for a colleague's reply. */
const DAYS = 7;

/** @param asked a minute in Japan, `2026-12-01 09:00`; the present one by default */
export async function linkToDraft(desk: DeskParts, file: string, asked?: string): Promise<DeskPreview> {
  const at = asked === undefined ? undefined : readMoment(asked);
  if (asked !== undefined && at === undefined)
    throw invalid('時刻は「2026-12-01 09:00」の形で書いてください。');
  const draft = await desk.repository.draft(file);
  const folder = draft && (await writeFolder(desk, folderName('draft', file), draft));
  return linkTo(desk, file, { at, folder });
}

/** Opens a page in a folder of this editor's own, with the draft of one record. @param asked path of the page */
export async function linkToPage(
  desk: DeskParts,
  { email }: Person,
  file: string,
  asked?: string,
): Promise<DeskPreview> {
  const draft = await desk.repository.draft(file);
  const folder = await writeFolder(desk, folderName('page', email), draft);
  return linkTo(desk, file, { folder, desk: desk.origin, path: asked });
}

/** Writes the content with a draft to a folder, and returns its name. */
async function writeFolder(desk: DeskParts, name: string, draft: Draft | undefined): Promise<string> {
  const tree = await desk.repository.folderWith(draft ? [draft] : []);
  await desk.repository.writeFolder(tree, path.join(required(desk).folders, name));
  return name;
}

/** Writes a record's unsaved content to that folder, with the pictures of its draft. */
export async function writePage(
  desk: DeskParts,
  { email }: Person,
  file: string,
  content: DeskContent,
): Promise<void> {
  const { repository, index } = desk;
  const folder = path.join(required(desk).folders, folderName('page', email));
  const draft = await repository.draft(file);
  const pictures = draft ? await repository.filesBeside(draft) : [];
  const text = textWith(index, file, (await repository.current(file))?.text ?? '', content);
  // The site may read the files at any time.
  for (const { path: name, bytes } of [...pictures, { path: file, bytes: text }])
    if (bytes !== null) await replaceFile(path.join(folder, name), bytes);
}

/** Removes the state of the content with a draft that has ended. */
export async function removePreview(desk: DeskParts, file: string): Promise<void> {
  const previews = previewsOf(desk);
  if (!previews) return;
  const folder = path.join(previews.folders, folderName('draft', file));
  await Promise.all([rm(folder, { recursive: true, force: true }), rm(`${folder}.index`, { force: true })]);
}

async function linkTo(
  desk: DeskParts,
  file: string,
  asked: Partial<Parameters<typeof issuePreviewLink>[0]>,
): Promise<DeskPreview> {
  const { index, siteOrigin } = desk;
  const source = await index.source(file);
  if (!source) throw notFound();
  const { url, expires } = issuePreviewLink({
    secret: required(desk).secret,
    origin: siteOrigin,
    days: DAYS,
    drafts: true,
    ...asked,
    path: asked.path ?? index.listed(source).path,
  });
  return { url, until: new Date(expires).toISOString() };
}

/** Secret of preview links, and the folder from which the site reads states of the content. */
export function previewsOf({ settings }: Pick<DeskParts, 'settings'>) {
  const { PREVIEW_SECRET: secret, PREVIEW_FOLDERS: folders } = settings;
  return secret && folders ? { secret, folders } : undefined;
}

function required(desk: DeskParts) {
  const previews = previewsOf(desk);
  if (!previews) throw notFound();
  return previews;
}
