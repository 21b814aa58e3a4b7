import { randomBytes } from 'node:crypto';
import { CSP_REPORTS } from '../../shared/paths/resources.ts';
import type { PublicSettings } from '../../shared/render.ts';
import { usedThirdParties } from '../../shared/third-parties.ts';

/** Recommended length. */
const NONCE_BYTES = 16;

/** Permission for the inline scripts of one response. */
export function createNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}

/**
 * Content-Security-Policy of a page. With a nonce, React's own reveal scripts may run; a complete document has none and
 * needs no nonce. Style attributes are allowed because the carousel positions its slides with them (`style-src-attr`
 * cannot run script); style elements and inline script are not, except for the build tool's style elements in
 * development. Other hosts come from the list that the notice of external transmissions shows
 * (shared/third-parties.ts), so that the policy allows only hosts that the notice names.
 */
export function pageCsp(
  settings: PublicSettings,
  { nonce, development = false }: { nonce?: string | undefined; development?: boolean | undefined } = {},
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    // An external upstream belongs to the vendor, and so does the origin of its pictures.
    'img-src': ["'self'", ...(settings.mediaOrigin ? [settings.mediaOrigin] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    // The build tool waits for a restarted server in a blob worker and then reloads the page.
    'worker-src': ["'self'", ...(development ? ['blob:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [CSP_REPORTS],
  };
  for (const party of usedThirdParties(settings)) {
    for (const [name, sources] of Object.entries(party.sources(settings))) directives[name]?.push(...sources);
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
