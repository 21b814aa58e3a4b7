import { cookieIn } from '../cookies.ts';

/** Caches in front of the site must not answer a request that carries it (deploy/nginx). */
export const PREVIEW_COOKIE = 'preview';

/** What a browser sends that has opened a link. */
export function tokenOf(cookies: string | undefined): string | undefined {
  return cookieIn(cookies, PREVIEW_COOKIE);
}

/** No script reads it, no other site sends it with a form, and it ends with the link. */
export function previewCookie(
  token: string,
  { expires, isSecure }: { expires: number; isSecure: boolean },
): string {
  const maxAgeS = Math.max(0, Math.floor((expires - Date.now()) / 1_000));
  return `${PREVIEW_COOKIE}=${token}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function clearedCookie(isSecure: boolean): string {
  return previewCookie('', { expires: 0, isSecure });
}
