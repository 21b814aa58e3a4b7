import { browserTracingIntegration, init, makeFetchTransport, replayIntegration } from '@sentry/browser';
import {
  SENTRY_DATA_COLLECTION,
  SENTRY_REPLAY_ON_ERROR_SAMPLE_RATE,
  SENTRY_REPLAY_SAMPLE_RATE,
  SENTRY_TRACES_SAMPLE_RATE,
} from '../shared/constants.ts';
import type { PublicSettings } from '../shared/render.ts';
import { refusesReports } from './monitoring-choice.ts';
import { scrubbing } from './monitoring-scrub.ts';

/**
 * Starts error reporting in the browser. This module is loaded only with a DSN, and after the page has become
 * interactive.
 */
export function startMonitoring({ sentryDsn, sentryEnvironment }: PublicSettings): void {
  if (!sentryDsn || refusesReports()) return;
  init({
    dsn: sentryDsn,
    environment: sentryEnvironment,
    tracesSampleRate: SENTRY_TRACES_SAMPLE_RATE,
    replaysSessionSampleRate: SENTRY_REPLAY_SAMPLE_RATE,
    replaysOnErrorSampleRate: SENTRY_REPLAY_ON_ERROR_SAMPLE_RATE,
    dataCollection: SENTRY_DATA_COLLECTION,
    transport: scrubbing(makeFetchTransport),
    integrations: [
      browserTracingIntegration(),
      // Uncompressed, because only the transport can scrub the addresses in a recording.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
      }),
    ],
  });
}
