import type { RequestListener } from 'node:http';
import type { LiveMedia } from '../live-media.ts';
import { proxyTest } from '../load/connection-limits.ts';
import { previewGate } from './gate.ts';
import type { PreviewParts } from './preview.ts';
import { Previews } from './previews.ts';
import { RevokedPreviews, revokedFile } from './revoked.ts';

interface OpenedPreviews {
  /** Returns the site's listener with the previews in front of it. */
  before(site: RequestListener): RequestListener;
  close(): Promise<void>;
}

/** Sets up previews for holders of links. Threads start with the first request for a preview. */
export function openPreviews(
  parts: PreviewParts & { secret: string; https: boolean; media: LiveMedia },
): OpenedPreviews {
  const { secret, https, media, ...rest } = parts;
  const { settings, logger } = rest;
  const previews = new Previews(rest);
  const isProxy = proxyTest(settings.TRUST_PROXY);
  media.onChange(() => previews.drawn());
  return {
    before: previewGate({
      secret,
      https,
      logger,
      previews,
      revoked: new RevokedPreviews(revokedFile(settings)),
      isSecure: ({ socket, headers }) =>
        'encrypted' in socket ||
        (headers['x-forwarded-proto'] === 'https' && isProxy(socket.remoteAddress ?? '')),
    }),
    close: () => previews.close(),
  };
}
