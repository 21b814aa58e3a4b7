import type { Response } from 'express';
import type { PublicSettings } from '../../shared/render.ts';
import { pageCsp } from './csp.ts';
import type { DeviceHint } from './device.ts';

const RETRY_AFTER_S = 30;

/** Headers of a page that is rendered for one visitor: browsers revalidate it, shared caches do not store it. */
export function pageHeaders(
  status: number,
  settings: PublicSettings,
  scripts?: Parameters<typeof pageCsp>[1],
): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pageCsp(settings, scripts),
    'Cache-Control': status === 200 ? 'private, no-cache' : 'no-store',
    ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_S) }),
  };
}

/** Only a not-found page has a second language. */
export function varyOf(status: number, { deviceHeader }: Pick<DeviceHint, 'deviceHeader'>): string {
  return status === 404 ? `${deviceHeader}, Accept-Language` : deviceHeader;
}

/** Lifetimes for caches in front of the site, as in RFC 9111 and RFC 5861; browsers revalidate each time. */
export function sharedCacheControl({ freshMs, staleMs }: { freshMs: number; staleMs: number }): string {
  const stale = Math.floor(staleMs / 1000);
  const fresh = Math.floor(freshMs / 1000);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${stale}`;
}

/** Sends the redirect of a loader, which depends on data and must not be cached. */
export function sendRedirect(
  res: Response,
  { status, location }: { status: number; location: string },
): void {
  res.locals.route = 'redirect';
  res.set({ Location: location, 'Cache-Control': 'no-store' }).status(status).end();
}
