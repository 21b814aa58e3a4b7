import { PROXY_SECRET_HEADER } from '../../../desk/server/sign-in/header.ts';

/** DESK_PROXY_SECRET of desks whose editors are signed in by a proxy. */
export const PROXY_SECRET = 'what the proxy of the tests proves itself with';

/** Headers of a proxy for a signed-in editor. */
export function signedInBy(secret: string, { email, name }: { email: string; name: string }) {
  return {
    [PROXY_SECRET_HEADER]: secret,
    'X-Forwarded-Email': email,
    // As proxies send it: the bytes of UTF-8.
    'X-Forwarded-User': Buffer.from(name, 'utf8').toString('latin1'),
  };
}
