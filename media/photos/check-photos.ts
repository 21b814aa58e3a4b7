import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentProblem, Corpus } from '../../corpus/corpus.ts';
import { namedPhotos } from '../../corpus/photos.ts';

/** What no camera writes and no build should have to read. */
const MAX_BYTES = 40_000_000;

/** Every photograph that a record names is there, can be read and is of a reasonable size. */
export function checkPhotos(contentDir: string) {
  return async (corpus: Corpus, fileOf: (record: object) => string): Promise<ContentProblem[]> => {
    const problems = await Promise.all(
      namedPhotos(corpus).map(async ({ record, field, file }) => {
        const reason = await problemOf(path.join(contentDir, file));
        return reason ? [{ file: fileOf(record), field, reason: `${file} ${reason}` }] : [];
      }),
    );
    return problems.flat();
  };
}

async function problemOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return 'という写真がありません';
  if (found.size > MAX_BYTES)
    return `は${Math.ceil(found.size / 1_000_000)}MBあります。40MB以下に縮めてください`;
  try {
    // Decodes all of it: the head of a file that was cut off is whole.
    await sharp(file, { failOn: 'error' }).resize(16).raw().toBuffer();
    return undefined;
  } catch {
    return 'は写真として読めません。ファイルが壊れていないか確認してください';
  }
}
