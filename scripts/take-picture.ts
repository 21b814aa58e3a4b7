// Takes one photograph over for the desk, in a process of its own: what a hostile file does to a decoder ends with it.
import { importPicture, readPictureFile } from '../media/photos/import-picture.ts';
import { PictureRefusal } from '../media/photos/refusal.ts';
import type { PictureAnswer, PictureOrder } from '../server/desk/pictures.ts';

async function take({ source, ...order }: PictureOrder): Promise<PictureAnswer> {
  try {
    return { kind: 'taken', picture: await importPicture(await readPictureFile(source), order) };
  } catch (error) {
    if (error instanceof PictureRefusal) return { kind: 'refused', reason: error.message };
    throw error;
  }
}

process.once('message', async (order: PictureOrder) => {
  process.send?.(await take(order));
  process.disconnect?.();
});
