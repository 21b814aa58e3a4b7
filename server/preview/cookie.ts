/** Cookie that holds a preview token. Caches in front of the site must bypass requests that carry it (deploy/nginx). */
export const PREVIEW_COOKIE = 'preview';

/** Set-Cookie value: hidden from scripts, omitted from cross-site form posts, expires with the link. */
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
