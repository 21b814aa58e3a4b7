import path from 'node:path';
import type { Router } from 'express';
import type { Logger } from '../../../server/monitoring/logger.ts';
import type { Settings } from '../../../server/settings/settings.ts';
import type { DeskDatabase } from '../database.ts';
import type { RecordIndex } from '../drafts/record-index.ts';
import type { ContentRepository } from '../repository/repository.ts';
import { Certificates, namedOrigins } from './certificates.ts';
import { OutsideLinks } from './outside-links.ts';
import { dailyApi } from './router.ts';
import { Surveys } from './survey.ts';

/** Opens the back end of the daily overview and starts its scheduled checks. */
export function openDaily(
  settings: Settings,
  {
    workDir,
    siteOrigin,
    logger,
    ...deps
  }: {
    repository: ContentRepository;
    index: RecordIndex;
    database: DeskDatabase;
    /** Folder used by this process only. */
    workDir: string;
    siteOrigin: string;
    logger: Logger;
  },
): { router: Router; close(): void } {
  const now = Date.now;
  const surveys = new Surveys(deps.repository, workDir, now);
  const outside = new OutsideLinks({
    surveys,
    file: path.join(workDir, 'outside-links.json'),
    schedule: settings.DESK_LINK_CHECK,
    siteOrigin,
    logger,
    now,
  });
  const certificates = new Certificates(namedOrigins(settings, siteOrigin), now);
  return {
    router: dailyApi({ ...deps, surveys, outside, certificates, now }),
    close: () => outside.close(),
  };
}
