import type { Router } from 'express';
import type { Logger } from '../../../server/monitoring/logger.ts';
import type { Settings } from '../../../server/settings/settings.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { SignIn } from '../sign-in/editor.ts';
import type { SubmissionsDesk } from '../submissions/api.ts';
import type { Presence } from './presence.ts';
import type { RecordIndex } from './record-index.ts';
import type { Releases } from './releases.ts';

/** The records of a content folder: its repository, and the index of its files. */
export interface DeskRecords {
  repository: ContentRepository;
  index: RecordIndex;
}

/** Parts of the desk that calls of records work with. */
export interface DeskParts extends DeskRecords {
  settings: Settings;
  logger: Logger;
  /** Public origin of the desk. */
  origin: string;
  siteOrigin: string;
}

export interface Desk extends DeskParts {
  presence: Presence;
  releases: Releases;
  signIn: SignIn;
  submissions: SubmissionsDesk;
  /** Further routers below /admin/api, open to every signed-in editor. */
  parts: readonly Router[];
}
