// Generates the media files of the content while the site is already serving (server/drawing.ts starts this
// process): with a lower priority than the site, logging each kind of file, and with a message to the site,
// which then shows the files that exist.
import os from 'node:os';
import { ContentError } from '../../corpus/corpus.ts';
import { buildMedia } from '../../media/build.ts';
import type { DrawnMessage } from '../../server/drawing.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { buildOutput } from '../setup/build-stamp.mjs';
import { precompress } from './precompress.ts';

/**
 * Leaves this process about a quarter of a contended processor: visitors come first, yet a busy site gets its
 * pictures, too.
 */
const NICENESS = 5;

os.setPriority(NICENESS);

/** Ends this process when the site has ended; the next start continues the work. */
function endWithSite(): never {
  process.exit(1);
}

process.on('disconnect', endWithSite);

const { CONTENT_DIR, MEDIA_DIR } = readSettings();

async function draw(): Promise<void> {
  let told = 0;
  const tell = () => process.send?.({ kind: 'drawn' } satisfies DrawnMessage);
  const changes = await buildMedia({
    contentDir: CONTENT_DIR,
    mediaDir: MEDIA_DIR,
    onKind(kind, made) {
      if (made === told) return;
      told = made;
      console.log(`作成しました: ${kind}`);
      tell();
    },
  });
  await precompress(MEDIA_DIR);
  if (changes === 0) return;
  // Compressed variants exist now, and obsolete files have been removed.
  tell();
  console.log('図と資料がすべてそろいました');
}

try {
  await buildOutput('media', draw);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  // Without a listener the channel does not keep the process alive; disconnecting here would look like the
  // end of the site.
  process.off('disconnect', endWithSite);
}
