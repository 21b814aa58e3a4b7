import type { Router } from 'express';
import { appliedRetention } from '../../../server/content/store/retention/applied-retention.ts';
import { type Settings, storeSettings } from '../../../server/settings/settings.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import type { DeskDatabase } from '../database.ts';
import type { Editor } from '../sign-in/editor.ts';
import { submissionsApi } from './api.ts';

/** Access to submissions for the desk. */
export interface SubmissionsDesk {
  /** Whether an editor may read submissions. */
  allows(editor: Editor): boolean;
  /** Routes below /admin/api/submissions. */
  routes: Router;
}

interface SubmissionsDeskDeps {
  database: DeskDatabase;
  origin: string;
  /** Published record of the site's operator; undefined until valid content has been read. */
  site(): SiteRecord | undefined;
}

/**
 * Opens submissions to permitted editors, who see all of them. Without `DESK_SUBMISSION_READERS` only the person of
 * `local` is permitted.
 */
export function submissionsDesk(
  settings: Settings,
  { database, origin, site }: SubmissionsDeskDeps,
): SubmissionsDesk {
  const { DESK_AUTH, DESK_SUBMISSION_READERS: readers = [] } = settings;
  const isAlone = DESK_AUTH === 'local';
  const { retention, ...place } = storeSettings(settings);
  const allows = ({ email }: Editor) => isAlone || readers.includes(email);
  return {
    allows,
    routes: submissionsApi({
      origin,
      allows,
      readersFor: ({ email }) => [...new Set(isAlone ? [email, ...readers] : readers)],
      database,
      place,
      retention: () => appliedRetention(site()?.submissions, retention),
    }),
  };
}
