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

/** Error reporting of the browser. This module is loaded only when a DSN is set, and only after the page works. */
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
      // Uncompressed, because a recording has addresses in it that only the transport can scrub.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
      }),
    ],
  });
}
