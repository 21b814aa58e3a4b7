// Loaded with --import before everything else, so that Sentry can instrument what is imported later.
// Importing the SDK costs a third of a second and 50 MB: without a DSN it is never touched.
import './compile-cache.ts';
import { SENTRY_DATA_COLLECTION, SENTRY_TRACES_SAMPLE_RATE } from '../shared/constants.ts';
import { isDsn } from './dsn.ts';
import { traceTargets } from './trace-targets.ts';

const dsn = process.env.SENTRY_DSN?.trim();

// A wrong one is told of with the other settings.
if (dsn && isDsn(dsn)) {
  const Sentry = await import('@sentry/node');
  Sentry.init({
    dsn,
    environment: process.env.SENTRY_ENVIRONMENT?.trim() || 'production',
    tracesSampleRate: SENTRY_TRACES_SAMPLE_RATE,
    dataCollection: SENTRY_DATA_COLLECTION,
    tracePropagationTargets: traceTargets(process.env.API_ORIGIN?.trim()),
  });
}
