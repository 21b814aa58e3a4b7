import { secretTest } from '../../secret-test.ts';
import type { DeskSettings } from '../settings.ts';
import { editorWith, type SignIn } from './editor.ts';

type HeaderSettings = Pick<
  DeskSettings,
  'DESK_USER_HEADER' | 'DESK_EMAIL_HEADER' | 'DESK_WRITERS' | 'DESK_APPROVERS'
>;

/** Holds DESK_PROXY_SECRET in every request of the proxy that signs editors in. */
export const PROXY_SECRET_HEADER = 'X-Desk-Proxy-Secret';

/** Header values are bytes; proxies send names as UTF-8. */
function decode(value: string): string {
  return Buffer.from(value, 'latin1').toString('utf8');
}

/**
 * A proxy in front has signed the editor in and names who it is. Headers count only together with its secret, which no browser and no
 * other proxy on the way knows, and from a proxy that is trusted (TRUST_PROXY).
 */
export function headerSignIn(settings: HeaderSettings, secret: string): SignIn {
  const isProxySecret = secretTest(secret);
  return {
    editorOf(req) {
      if (!isProxySecret(req.get(PROXY_SECRET_HEADER))) return undefined;
      const isTrusted: unknown = req.app.get('trust proxy fn');
      const peer = req.socket.remoteAddress;
      if (!peer || typeof isTrusted !== 'function' || !isTrusted(peer, 0)) return undefined;
      const name = decode(req.get(settings.DESK_USER_HEADER) ?? '');
      return editorWith({ name, email: req.get(settings.DESK_EMAIL_HEADER) }, settings);
    },
  };
}
