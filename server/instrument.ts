// Loaded with --import before everything else, so that Sentry can instrument what is imported later.
// Importing the SDK costs a third of a second and 50 MB: without a DSN it is never touched.
import './compile-cache.ts';
import { SENTRY_DATA_COLLECTION } from '../shared/constants.ts';
import { isDsn } from './dsn.ts';
import { traceTargets } from './trace-targets.ts';
import { nameRootSpan, sampleTrace } from './tracing.ts';

const dsn = process.env.SENTRY_DSN?.trim();

// A wrong one is told of with the other settings.
if (dsn && isDsn(dsn)) {
  const Sentry = await import('@sentry/node');
  Sentry.init({
    dsn,
    environment: process.env.SENTRY_ENVIRONMENT?.trim() || 'production',
    tracesSampler: sampleTrace,
    integrations: (usual) => [
      // Express' own has a span for each of thirty handlers, and names what it can of the route before it is known.
      ...usual.filter(({ name }) => name !== 'Express'),
      Sentry.httpIntegration({
        onSpanEnd: (span, request, response) => nameRootSpan(span, request, response, Sentry.updateSpanName),
      }),
    ],
    dataCollection: SENTRY_DATA_COLLECTION,
    tracePropagationTargets: traceTargets(process.env.API_ORIGIN?.trim()),
  });
}
