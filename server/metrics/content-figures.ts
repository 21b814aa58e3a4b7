import type { LiveContentFigures } from '../live-content/live-content.ts';
import type { ContentFigures, EmbeddedFigures } from './figures.ts';
import type { Figure } from './instruments.ts';

/** Metrics of a content service, absent until it has reported. */
export function contentFigures(read: () => ContentFigures | undefined): Figure[] {
  return [
    {
      name: 'content_loaded_timestamp_seconds',
      about: 'Time of the last reading of the content folder',
      read: () => seconds(read()?.loadedAt),
    },
    {
      name: 'database_up',
      about: 'Whether submissions can be stored',
      read: () => flag(read()?.canWrite),
    },
    {
      name: 'database_bytes',
      about: 'Size of the database',
      read: () => read()?.store?.databaseBytes,
    },
    {
      name: 'database_quota_used_ratio',
      about: 'Used share of the database quota: from 1 on submissions are refused',
      read: () => read()?.store?.quotaUsed,
    },
    {
      name: 'outbox_entries',
      about: 'Mails and webhook calls to be sent',
      read: () => read()?.store?.outboxEntries,
    },
    {
      name: 'outbox_oldest_age_seconds',
      about: 'Age of the oldest entry of the outbox',
      read() {
        const store = read()?.store;
        return store && ageSeconds(store.outboxOldestAt);
      },
    },
  ];
}

/** Metrics of the embedded content service, as the site observes it. */
export function embeddedFigures(read: () => EmbeddedFigures): Figure[] {
  return [
    {
      name: 'content_up',
      about: 'Whether the content service of the process responds',
      read: () => flag(read().isUp),
    },
    {
      name: 'content_restarts_total',
      about: 'Restarts of the content service',
      read: () => read().restarts,
    },
    {
      name: 'content_load_failure_timestamp_seconds',
      about: 'Last crash or failed start of the content service; 0 for never',
      read: () => seconds(read().failedAt ?? 0),
    },
  ];
}

/** Metrics of reloads of the content folder. */
export function liveContentFigures(read: () => LiveContentFigures): Figure[] {
  return [
    {
      name: 'content_reloads_total',
      about: 'Changes of the content folder, by outcome',
      read: () => {
        const { taken, refused } = read();
        return [
          [{ outcome: 'taken' }, taken],
          [{ outcome: 'refused' }, refused],
        ] as const;
      },
    },
    {
      name: 'content_refused',
      about: 'Whether the content folder is invalid, so that an older state of it is public',
      read: () => flag(read().isRefused),
    },
  ];
}

export function seconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 1_000;
}

export function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

function ageSeconds(at: number | undefined): number {
  return at === undefined ? 0 : Math.max(0, Date.now() - at) / 1_000;
}
