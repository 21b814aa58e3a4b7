import { secretTest } from '../../../server/security/secret-test.ts';
import type { DeskSettings } from '../settings.ts';
import { editorWith, type SignIn } from './editor.ts';

/** Carries DESK_PROXY_SECRET in every request of the proxy. */
export const PROXY_SECRET_HEADER = 'X-Desk-Proxy-Secret';

/**
 * Authentication by a proxy in front, which names the editor in headers. They count only with the proxy's secret,
 * unknown to browsers and other proxies, and from a trusted peer (TRUST_PROXY).
 */
export function headerSignIn(settings: DeskSettings, secret: string): SignIn {
  const isProxySecret = secretTest(secret);
  return {
    editorOf(req) {
      if (!isProxySecret(req.get(PROXY_SECRET_HEADER))) return undefined;
      const isTrusted: unknown = req.app.get('trust proxy fn');
      const peer = req.socket.remoteAddress;
      if (!peer || typeof isTrusted !== 'function' || !isTrusted(peer, 0)) return undefined;
      // Header values are bytes; proxies send names as UTF-8.
      const name = Buffer.from(req.get(settings.DESK_USER_HEADER) ?? '', 'latin1').toString('utf8');
      return editorWith({ name, email: req.get(settings.DESK_EMAIL_HEADER) }, settings);
    },
  };
}
