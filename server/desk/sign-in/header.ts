import type { DeskSettings } from '../settings.ts';
import { editorWith, type SignIn } from './editor.ts';

type HeaderSettings = Pick<
  DeskSettings,
  'DESK_USER_HEADER' | 'DESK_EMAIL_HEADER' | 'DESK_WRITERS' | 'DESK_APPROVERS'
>;

/** Header values are bytes; proxies send names as UTF-8. */
function decode(value: string): string {
  return Buffer.from(value, 'latin1').toString('utf8');
}

/** A proxy in front has signed the editor in and names who it is. Headers count only from a proxy that is trusted (TRUST_PROXY). */
export function headerSignIn(settings: HeaderSettings): SignIn {
  return {
    editorOf(req) {
      const isTrusted: unknown = req.app.get('trust proxy fn');
      const peer = req.socket.remoteAddress;
      if (!peer || typeof isTrusted !== 'function' || !isTrusted(peer, 0)) return undefined;
      const name = decode(req.get(settings.DESK_USER_HEADER) ?? '');
      return editorWith({ name, email: req.get(settings.DESK_EMAIL_HEADER) }, settings);
    },
  };
}
