// Loaded with --import before everything else, so that Sentry can instrument what is imported later.
// Importing the SDK costs a third of a second and 50 MB: without a DSN it is never touched.
import './compile-cache.ts';
import { SENTRY_DATA_COLLECTION } from '../shared/constants.ts';
import { isDsn } from './dsn.ts';
import { traceTargets } from './trace-targets.ts';
import { sampleTrace } from './tracing.ts';

/**
 * What is used of Sentry's instrumentation: errors, and the calls of the API. Traces begin where the site begins them (`monitoring.ts`):
 * those of Node's server cost each request ten times what a kept page does, Express' have a span for each handler, and the process'
 * state is read for each trace.
 */
const USED = [
  ...['EventFilters', 'FunctionToString', 'LinkedErrors', 'Dedupe', 'NodeSystemError', 'ContextLines'],
  ...['OnUncaughtException', 'OnUnhandledRejection', 'NodeFetch'],
];

const dsn = process.env.SENTRY_DSN?.trim();

// A wrong one is told of with the other settings.
if (dsn && isDsn(dsn)) {
  const Sentry = await import('@sentry/node');
  Sentry.init({
    dsn,
    environment: process.env.SENTRY_ENVIRONMENT?.trim() || 'production',
    tracesSampler: sampleTrace,
    integrations: (usual) => usual.filter(({ name }) => USED.includes(name)),
    dataCollection: SENTRY_DATA_COLLECTION,
    tracePropagationTargets: traceTargets(process.env.API_ORIGIN?.trim()),
  });
}
