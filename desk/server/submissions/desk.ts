import type { Router } from 'express';
import { appliedRetention } from '../../../server/content/store/applied-retention.ts';
import { type Settings, storeSettings } from '../../../server/settings.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import type { DeskDatabase } from '../database.ts';
import type { Editor } from '../sign-in/editor.ts';
import { submissionsApi } from './api.ts';

/** What the desk knows of submissions. */
export interface SubmissionsDesk {
  /** Whether an editor may see them. */
  allows(editor: Editor): boolean;
  /** Below /admin/api/submissions. */
  routes: Router;
}

interface SubmissionsDeskDeps {
  database: DeskDatabase;
  origin: string;
  /** What is published of who runs the site; undefined while it was never right. */
  site(): SiteRecord | undefined;
}

/** Whoever is allowed sees everything of all submissions; without `DESK_SUBMISSION_READERS` nobody is, but the one person of this machine. */
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
