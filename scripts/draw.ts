// Makes what comes from the content while the site serves already (server/drawing.ts starts it): behind the site in
// priority, a line for each kind of file, and a message to the site, which shows from then on what is there.
import os from 'node:os';
import { ContentError } from '../corpus/corpus.ts';
import { buildMedia } from '../media/build.ts';
import type { DrawnMessage } from '../server/drawing.ts';
import { readSettings } from '../server/settings.ts';
import { buildOutput } from './build-stamp.mjs';
import { precompress } from './precompress.ts';

/** A quarter of a processor that the site wants as well: visitors first, yet a busy site gets its pictures, too. */
const NICENESS = 5;

os.setPriority(NICENESS);

/** The site has ended, and the drawing ends with it: the next start goes on. */
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
  // Compressed variants are there now, and what is not made any more is gone.
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
  // Without a listener the channel keeps the process no longer; a disconnect of its own would count as the site's end.
  process.off('disconnect', endWithSite);
}
