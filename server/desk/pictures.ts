import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DeskPicture } from '../../shared/desk/api.ts';
import { forkScript } from '../child-process.ts';
import { DeskError } from './problems.ts';

/** What the process is asked that reads pictures. */
export interface PictureOrder {
  /** The file that was sent. */
  source: string;
  /** Where the picture is to be kept. */
  contentDir: string;
  name?: string | undefined;
  alt?: string | undefined;
  decorative?: boolean | undefined;
}

export type PictureAnswer =
  | { kind: 'taken'; picture: DeskPicture }
  /** In Japanese, for the editor. */
  | { kind: 'refused'; reason: string };

const TAKE = path.resolve(import.meta.dirname, '../../scripts/take-picture.ts');
/** Large photographs take a few seconds. */
const MAX_MS = 60_000;

const unreadable = () =>
  new DeskError(422, {
    code: 'refused',
    message: 'この写真は読み込めませんでした。JPEGで書き出して、もう一度お試しください。',
  });

/**
 * Makes of what an editor has sent a picture as the content folder keeps it.
 *
 * @returns the picture and its bytes
 * @throws {DeskError} `refused` with what is wrong with it
 */
export async function takePicture(
  bytes: Uint8Array,
  about: Pick<PictureOrder, 'name' | 'alt' | 'decorative'>,
  workDir: string,
): Promise<{ picture: DeskPicture; bytes: Buffer }> {
  await mkdir(workDir, { recursive: true });
  const folder = await mkdtemp(path.join(workDir, 'picture-'));
  try {
    const source = path.join(folder, 'sent');
    await writeFile(source, bytes);
    const answer = await ask({ ...about, source, contentDir: folder });
    if (answer.kind === 'refused') throw new DeskError(422, { code: 'refused', message: answer.reason });
    return { picture: answer.picture, bytes: await readFile(path.join(folder, answer.picture.file)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask(order: PictureOrder): Promise<PictureAnswer> {
  const child = forkScript(TAKE, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], timeout: MAX_MS });
  const answered = once(child, 'message') as Promise<[PictureAnswer]>;
  const ended = once(child, 'exit').then(() => {
    throw unreadable();
  });
  child.send(order);
  const [answer] = await Promise.race([answered, ended]);
  ended.catch(() => {});
  return answer;
}
