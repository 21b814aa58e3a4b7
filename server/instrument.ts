// Loaded with --import before all other modules, so that Sentry can instrument them. Importing the SDK costs a third of
// a second and 50 MB: without a DSN it is not imported.
import './compile-cache.ts';
import { SENTRY_DATA_COLLECTION } from '../shared/constants.ts';
import { isDsn } from './monitoring/dsn.ts';
import { traceTargets } from './monitoring/trace-targets.ts';
import { sampleTrace } from './monitoring/tracing.ts';

/**
 * Integrations of Sentry in use: errors and API calls. Traces begin where the site begins them (`monitoring.ts`): those
 * of Node's server cost each request ten times as much as a cached page, those of Express have a span for each handler,
 * and the process state would be read for each trace.
 */
const USED = [
  ...['EventFilters', 'FunctionToString', 'LinkedErrors', 'Dedupe', 'NodeSystemError', 'ContextLines'],
  ...['OnUncaughtException', 'OnUnhandledRejection', 'NodeFetch'],
];

const dsn = process.env.SENTRY_DSN?.trim();

// An invalid DSN is reported with the other settings.
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
