import { browserTracingIntegration, init, replayIntegration } from '@sentry/browser';
import {
  SENTRY_REPLAY_ON_ERROR_SAMPLE_RATE,
  SENTRY_REPLAY_SAMPLE_RATE,
  SENTRY_TRACES_SAMPLE_RATE,
} from '../shared/constants.ts';
import type { PublicSettings } from '../shared/render.ts';

/** Error reporting of the browser. This module is loaded only when a DSN is set, and only after the page works. */
export function startMonitoring({ sentryDsn, sentryEnvironment }: PublicSettings): void {
  if (!sentryDsn) return;
  init({
    dsn: sentryDsn,
    environment: sentryEnvironment,
    tracesSampleRate: SENTRY_TRACES_SAMPLE_RATE,
    replaysSessionSampleRate: SENTRY_REPLAY_SAMPLE_RATE,
    replaysOnErrorSampleRate: SENTRY_REPLAY_ON_ERROR_SAMPLE_RATE,
    // What people type and read stays with them.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
  });
}
