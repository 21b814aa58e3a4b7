// Makes every picture, every file for download and every link preview that comes from the content into dist/media.
import path from 'node:path';
import { buildMedia } from '../media/build.ts';
import { ContentError } from '../server/content/corpus.ts';
import { readSettings } from '../server/settings.ts';

try {
  await buildMedia({
    contentDir: readSettings().CONTENT_DIR,
    mediaDir: path.resolve(import.meta.dirname, '../dist/media'),
  });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
