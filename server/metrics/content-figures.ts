import type { LiveContentFigures } from '../live-content/live-content.ts';
import type { ContentFigures, EmbeddedFigures } from './figures.ts';
import type { Figure } from './instruments.ts';

/** Metrics of a content service. */
export const CONTENT_FIGURES: readonly Figure<ContentFigures>[] = [
  [
    'content_loaded_timestamp_seconds',
    'Time of the last reading of the content folder',
    ({ loadedAt }) => loadedAt / 1_000,
  ],
  ['database_up', 'Whether submissions can be stored', ({ canWrite }) => Number(canWrite)],
  ['database_bytes', 'Size of the database', ({ store }) => store?.databaseBytes],
  [
    'database_quota_used_ratio',
    'Used share of the database quota: from 1 on submissions are refused',
    ({ store }) => store?.quotaUsed,
  ],
  ['outbox_entries', 'Mails and webhook calls to be sent', ({ store }) => store?.outboxEntries],
  [
    'outbox_oldest_age_seconds',
    'Age of the oldest entry of the outbox',
    ({ store }) => store && ageSeconds(store.outboxOldestAt),
  ],
];

/** Metrics of the embedded content service, as the site observes it. */
export const EMBEDDED_FIGURES: readonly Figure<EmbeddedFigures>[] = [
  ['content_up', 'Whether the content service of the process responds', ({ isUp }) => Number(isUp)],
  ['content_restarts_total', 'Restarts of the content service', ({ restarts }) => restarts],
  [
    'content_load_failure_timestamp_seconds',
    'Last crash or failed start of the content service; 0 for never',
    ({ failedAt = 0 }) => failedAt / 1_000,
  ],
];

/** Metrics of reloads of the content folder. */
export const LIVE_CONTENT_FIGURES: readonly Figure<LiveContentFigures>[] = [
  [
    'content_reloads_total',
    'Changes of the content folder, by outcome',
    (figures) => (['taken', 'refused'] as const).map((outcome) => [{ outcome }, figures[outcome]]),
  ],
  [
    'content_refused',
    'Whether the content folder is invalid, so that an older state of it is public',
    ({ isRefused }) => Number(isRefused),
  ],
];

function ageSeconds(at: number | undefined): number {
  return at === undefined ? 0 : Math.max(0, Date.now() - at) / 1_000;
}
