import type { PublicSettings } from '../../shared/render.ts';

/**
 * Content-Security-Policy of a page. With a nonce, React's own reveal scripts may run; a complete document has
 * none and needs no nonce. Style attributes are allowed because the carousel positions its slides with them
 * (`style-src-attr` cannot run script); style elements and inline script never are.
 */
export function pageCsp(settings: PublicSettings, nonce?: string): string {
  const analytics = settings.gtmId
    ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
    : [];
  const sentry = settings.sentryDsn ? [new URL(settings.sentryDsn).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...analytics.slice(0, 1)],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...analytics],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...analytics, ...sentry],
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
