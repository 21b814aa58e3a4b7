// Imports one photograph for the desk in a separate process: damage that a hostile file does to a decoder
// ends with this process.
import sharp from 'sharp';
import type { PictureAnswer, PictureOrder } from '../../desk/server/pictures.ts';
import { importPicture, readPictureFile } from '../../media/photos/import-picture.ts';
import { PictureRefusal } from '../../media/photos/refusal.ts';

const MEMORY_CHECK_MS = 20;

// One thread takes less memory and leaves the processor to the site.
sharp.concurrency(1);
sharp.cache(false);

async function take({ source, memoryMaxBytes: _, ...order }: PictureOrder): Promise<PictureAnswer> {
  try {
    return { kind: 'taken', picture: await importPicture(await readPictureFile(source), order) };
  } catch (error) {
    if (error instanceof PictureRefusal) return refusal(error);
    throw error;
  }
}

function refusal({ message }: PictureRefusal): PictureAnswer {
  return { kind: 'refused', reason: message };
}

function answer(said: PictureAnswer): void {
  process.send?.(said, undefined, {}, () => process.exit());
}

/** Ends the process when its resident memory exceeds `maxBytes`. Decoders run in other threads. */
function watchMemory(maxBytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) answer(refusal(new PictureRefusal('too-much-memory')));
  }, MEMORY_CHECK_MS).unref();
}

process.once('message', async (order: PictureOrder) => {
  watchMemory(order.memoryMaxBytes);
  answer(await take(order));
});
