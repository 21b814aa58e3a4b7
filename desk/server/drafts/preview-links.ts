import path from 'node:path';
import { readMoment } from '../../../corpus/timing.ts';
import { issuePreviewLink } from '../../../server/preview/links.ts';
import type { DeskPreview } from '../../shared/api.ts';
import { invalid, notFound } from '../problems.ts';
import { draftName } from '../repository/drafts.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { RecordIndex } from './record-index.ts';

interface PreviewLinksDeps {
  repository: ContentRepository;
  index: RecordIndex;
  secret: string;
  /** Folder from which the site reads states of the content (PREVIEW_FOLDERS). */
  folders: string;
  siteOrigin: string;
}

/** Validity of a link, long enough for a colleague's reply. */
const DAYS = 7;

/** Creates links that show the site with a draft. */
export class PreviewLinks {
  readonly #deps: PreviewLinksDeps;

  constructor(deps: PreviewLinksDeps) {
    this.#deps = deps;
  }

  /** @param asked a minute in Japan, `2026-12-01 09:00`; the present one by default */
  async linkTo(file: string, asked?: string): Promise<DeskPreview> {
    const { repository, index, secret, folders, siteOrigin } = this.#deps;
    const at = asked === undefined ? undefined : readMoment(asked);
    if (asked !== undefined && at === undefined)
      throw invalid('時刻は「2026-12-01 09:00」の形で書いてください。');
    const draft = await repository.draft(file);
    const text = (await repository.current(file))?.text ?? (await repository.published(file))?.text;
    if (text === undefined) throw notFound();
    const folder = draft && draftName(file);
    if (folder) await repository.writeFolder(await repository.folderWith(draft), path.join(folders, folder));
    const { url, expires } = issuePreviewLink({
      secret,
      origin: siteOrigin,
      days: DAYS,
      drafts: true,
      at,
      folder,
      path: index.pathOf(file, text),
    });
    return { url, until: new Date(expires).toISOString() };
  }
}
