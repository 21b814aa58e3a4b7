// Loaded with --import before everything else, so that Sentry can instrument what is imported later.
// Importing the SDK costs a third of a second and 50 MB: without a DSN it is never touched.
import './compile-cache.ts';
import { SENTRY_DATA_COLLECTION } from '../shared/constants.ts';
import { isDsn } from './dsn.ts';
import { traceTargets } from './trace-targets.ts';
import { sampleTrace } from './tracing.ts';

const dsn = process.env.SENTRY_DSN?.trim();

// A wrong one is told of with the other settings.
if (dsn && isDsn(dsn)) {
  const Sentry = await import('@sentry/node');
  Sentry.init({
    dsn,
    environment: process.env.SENTRY_ENVIRONMENT?.trim() || 'production',
    tracesSampler: sampleTrace,
    // Traces begin where the site begins them (`monitoring.ts`): those of Node's server cost each request ten times what a kept page does,
    // and Express' have a span for each of thirty handlers.
    integrations: (usual) => usual.filter(({ name }) => !['Express', 'Http'].includes(name)),
    dataCollection: SENTRY_DATA_COLLECTION,
    tracePropagationTargets: traceTargets(process.env.API_ORIGIN?.trim()),
  });
}
