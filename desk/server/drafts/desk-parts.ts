import type { Logger } from '../../../server/monitoring/logger.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { RecordIndex } from './record-index.ts';

/** The records of a content folder: its repository, and the index of its files. */
export interface DeskRecords {
  repository: ContentRepository;
  index: RecordIndex;
}

export interface DeskParts extends DeskRecords {
  logger: Logger;
  /** Public origin of the desk. */
  origin: string;
  siteOrigin: string;
  /** Folder used by this process only. */
  workDir: string;
  /** Folder of large files outside the repository. */
  filesDir?: string | undefined;
  /** Secret of preview links, and the folder from which the site reads states of the content (PREVIEW_FOLDERS). */
  previews?: { secret: string; folders: string } | undefined;
}
