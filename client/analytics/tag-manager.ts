import { GTM_ORIGIN } from '../../shared/constants.ts';
import type { ConsentChoice } from './consent.ts';

/**
 * Signals that the visitor decides about. Advertising is always denied: the site has none, and its notice of
 * external transmissions names none.
 */
const ASKED = ['analytics_storage', 'functionality_storage', 'personalization_storage'] as const;
const NEVER = ['ad_storage', 'ad_user_data', 'ad_personalization'] as const;
const WAIT_FOR_UPDATE_MS = 500;

/** All signals of consent mode v2. */
function signals(choice: ConsentChoice): Record<string, string> {
  return Object.fromEntries([
    ...ASKED.map((name) => [name, choice]),
    ...NEVER.map((name) => [name, 'denied']),
    ['security_storage', 'granted'],
  ]);
}

function command(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // The tag manager recognizes commands as arguments objects; it would ignore an array.
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Pushes the default consent. Must precede all other entries of the data layer. */
export function pushConsentDefault(): void {
  command('consent', 'default', { ...signals('denied'), wait_for_update: WAIT_FOR_UPDATE_MS });
}

/** Pushes the visitor's decision, once per decision. */
export function pushConsentUpdate(choice: ConsentChoice): void {
  command('consent', 'update', signals(choice));
}

let loaded = false;

/** Loads the container, once, which then reads the waiting entries of the data layer. */
export function loadTagManager(gtmId: string): void {
  if (loaded) return;
  loaded = true;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${GTM_ORIGIN}/gtm.js?id=${encodeURIComponent(gtmId)}`;
  document.head.append(script);
}

/**
 * Removes the cookies and reloads: a running tag manager cannot be unloaded, but the next document starts
 * without it.
 */
export function leaveTagManager(): void {
  if (!loaded) return;
  removeAnalyticsCookies();
  window.location.reload();
}

/** Removes the cookies of Google Analytics: `_ga` and `_ga_<container>`, of this host or a parent domain. */
function removeAnalyticsCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => /^_ga(_|$)/.test(name));
  const labels = window.location.hostname.split('.');
  for (const name of names) {
    const expired = `${name}=; path=/; max-age=0`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = expired;
    for (let at = 0; at < labels.length - 1; at += 1) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${expired}; domain=${labels.slice(at).join('.')}`;
    }
  }
}
