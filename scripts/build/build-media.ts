// Generates all pictures, downloads and link previews that are made from the content, into MEDIA_DIR.

import { ContentError } from '../../corpus/corpus.ts';
import { buildMedia } from '../../media/build.ts';
import { readSettings } from '../../server/settings/settings.ts';

try {
  const { CONTENT_DIR, MEDIA_DIR } = readSettings();
  await buildMedia({ contentDir: CONTENT_DIR, mediaDir: MEDIA_DIR });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
