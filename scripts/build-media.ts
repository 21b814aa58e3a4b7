// Makes every picture, every file for download and every link preview that comes from the content into dist/media.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentChecks } from '../server/content/checks/index.ts';
import { ContentError, loadCorpus } from '../server/content/corpus.ts';
import { mediaFiles } from '../server/content/media.ts';
import { readSettings } from '../server/settings.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { writeIcons } from './icons/write-icons.ts';
import { writePreviews } from './previews/write-previews.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

try {
  const corpus = await loadCorpus(readSettings().CONTENT_DIR, contentChecks);
  await rm(path.join(dist, 'media'), { recursive: true, force: true });
  for (const [url, draw] of mediaFiles(corpus)) {
    const file = path.join(dist, url);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, draw());
  }
  await writeDocuments(corpus, dist);
  await writePreviews(corpus, dist);
  await writeIcons(path.join(dist, 'media/icons'));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
