import type { PublicSettings } from '../../shared/render.ts';

/**
 * Content-Security-Policy of a page. With a nonce, React's own reveal scripts may run; a complete document has
 * none and needs no nonce. Style attributes are allowed because the carousel positions its slides with them
 * (`style-src-attr` cannot run script); style elements and inline script never are, but for
 * the build tool's style elements in development.
 */
export function pageCsp(
  settings: PublicSettings,
  { nonce, development = false }: { nonce?: string | undefined; development?: boolean | undefined } = {},
): string {
  const analytics = settings.gtmId
    ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
    : [];
  const sentry = settings.sentryDsn ? [new URL(settings.sentryDsn).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...analytics.slice(0, 1)],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...analytics],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...analytics, ...sentry, ...(development ? ['ws:'] : [])],
    // Sentry's replay compresses in a worker made from a blob.
    'worker-src': ["'self'", ...(sentry.length > 0 ? ['blob:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
