import type { LiveContentFigures } from '../live-content/live-content.ts';
import type { ContentFigures, EmbeddedFigures } from './figures.ts';
import type { Figure } from './instruments.ts';

/** Metrics of a content service, absent until it has reported. */
export function contentFigures(read: () => ContentFigures | undefined): Figure[] {
  return [
    {
      name: 'content_loaded_timestamp_seconds',
      about: 'When the content folder that is served was read',
      read: () => seconds(read()?.loadedAt),
    },
    {
      name: 'database_up',
      about: 'Whether what visitors send in can be stored',
      read: () => flag(read()?.canWrite),
    },
    {
      name: 'database_bytes',
      about: 'Size of the database',
      read: () => read()?.store?.databaseBytes,
    },
    {
      name: 'database_quota_used_ratio',
      about: 'What is used of what the database may hold: from 1 on submissions are refused',
      read: () => read()?.store?.quotaUsed,
    },
    {
      name: 'outbox_entries',
      about: 'Mails and webhook calls that are still to be sent',
      read: () => read()?.store?.outboxEntries,
    },
    {
      name: 'outbox_oldest_age_seconds',
      about: 'How long the oldest of them has waited',
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
      about: 'Whether the content service of the process answers',
      read: () => flag(read().isUp),
    },
    {
      name: 'content_restarts_total',
      about: 'How often it was started again',
      read: () => read().restarts,
    },
    {
      name: 'content_load_failure_timestamp_seconds',
      about: 'When it crashed or could not be started for the last time; 0 for never',
      read: () => seconds(read().failedAt ?? 0),
    },
  ];
}

/** Metrics of reloads of the content folder. */
export function liveContentFigures(read: () => LiveContentFigures): Figure[] {
  return [
    {
      name: 'content_reloads_total',
      about: 'Changes of the content folder, by what became of them',
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
      about: 'Whether the content folder is wrong now, so that an older state of it is shown',
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
