import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMoment } from '../../../corpus/timing.ts';
import { issuePreviewLink } from '../../../server/preview/links.ts';
import type { DeskContent, DeskPreview } from '../../shared/api.ts';
import { invalid, notFound } from '../problems.ts';
import { draftName, type Person } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { FileChange } from '../repository/trees.ts';
import type { RecordIndex } from './record-index.ts';
import type { Records } from './records.ts';

interface PreviewLinksDeps {
  repository: ContentRepository;
  index: RecordIndex;
  secret: string;
  records: Records;
  /** Folder from which the site reads states of the content (PREVIEW_FOLDERS). */
  folders: string;
  siteOrigin: string;
  /** Origin of the desk. */
  origin: string;
}

/** Validity of a link, long enough for a colleague's reply. */
const DAYS = 7;

/** Creates links that show the site with a draft, or in the page editor with unsaved content. */
export class PreviewLinks {
  readonly #deps: PreviewLinksDeps;

  constructor(deps: PreviewLinksDeps) {
    this.#deps = deps;
  }

  /** @param asked a minute in Japan, `2026-12-01 09:00`; the present one by default */
  async linkTo(file: string, asked?: string): Promise<DeskPreview> {
    const { repository, folders } = this.#deps;
    const at = asked === undefined ? undefined : readMoment(asked);
    if (asked !== undefined && at === undefined)
      throw invalid('時刻は「2026-12-01 09:00」の形で書いてください。');
    const draft = await repository.draft(file);
    const folder = draft && draftName(file);
    if (folder)
      await repository.writeFolder(await repository.folderWith([draft]), path.join(folders, folder));
    return this.#link(file, { at, folder });
  }

  /** Opens a page in a folder of this editor's own, with the draft of one record. @param asked path of the page */
  async openPage(editor: Person, file: string, asked?: string): Promise<DeskPreview> {
    const { repository, folders, origin } = this.#deps;
    const draft = await repository.draft(file);
    const tree = draft ? await repository.folderWith([draft]) : await repository.publishedFolder();
    const folder = folderOf(editor);
    await repository.writeFolder(tree, path.join(folders, folder));
    return this.#link(file, { folder, desk: origin, path: asked });
  }

  /** Writes a record's unsaved content to that folder, with the pictures of its draft. */
  async writePage(editor: Person, file: string, content: DeskContent): Promise<void> {
    const { repository, records, folders } = this.#deps;
    const draft = await repository.draft(file);
    const pictures = draft ? await repository.filesBeside(draft) : [];
    const bytes = await records.textWith(file, content);
    for (const change of [...pictures, { path: file, bytes }])
      await replaceFile(path.join(folders, folderOf(editor), change.path), change.bytes);
  }

  async #link(file: string, asked: Partial<Parameters<typeof issuePreviewLink>[0]>): Promise<DeskPreview> {
    const { repository, index, secret, siteOrigin } = this.#deps;
    const text = (await repository.current(file))?.text ?? (await repository.published(file))?.text;
    if (text === undefined) throw notFound();
    const { url, expires } = issuePreviewLink({
      secret,
      origin: siteOrigin,
      days: DAYS,
      drafts: true,
      ...asked,
      path: asked.path ?? index.pathOf(file, text),
    });
    return { url, until: new Date(expires).toISOString() };
  }
}

function folderOf({ email }: Person): string {
  return `page-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

/** Replaces a file as a whole, because the site may read it at any time. */
async function replaceFile(file: string, bytes: FileChange['bytes']): Promise<void> {
  if (bytes === null) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}~`, bytes);
  await rename(`${file}~`, file);
}
