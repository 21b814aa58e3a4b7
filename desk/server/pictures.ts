import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { forkScript } from '../../server/child-process.ts';
import { atMost } from '../../server/load/at-most.ts';
import type { DeskPicture } from '../shared/api.ts';
import { busy, refused } from './problems.ts';

/** Message to the process that reads a picture. */
export interface PictureOrder {
  /** Uploaded file. */
  source: string;
  /** Content folder that receives the picture. */
  contentDir: string;
  name?: string | undefined;
  alt?: string | undefined;
  decorative?: boolean | undefined;
  /** Limit of the resident set, native memory of decoders included. */
  memoryMaxBytes: number;
}

export type PictureAnswer =
  | { kind: 'taken'; picture: DeskPicture }
  /** In Japanese, for the editor. */
  | { kind: 'refused'; reason: string };

const TAKE = path.resolve(import.meta.dirname, '../../scripts/build/take-picture.ts');
/** Large photographs take a few seconds. */
const MAX_MS = 60_000;
const HEAP_MB = 128;
/** Decoding the most pixels that are accepted takes about 270 MB. */
const MEMORY_MAX_BYTES = 400 * 1024 * 1024;
/** Uploads in progress or waiting, besides the one being decoded: each takes up to 25 MB. */
const WAITING_MAX = 5;

/**
 * Converts uploaded pictures into the form that the content folder keeps: one at a time, each in a process of its own.
 *
 * @param workDir folder used by this process only
 */
export function pictureTaker(workDir: string, memoryMaxBytes = MEMORY_MAX_BYTES) {
  const inTurn = atMost(1);
  let admitted = 0;
  return { admit, take };

  /** Refuses uploads over the limit with 429, before their bodies are read. */
  function admit(_req: Request, res: Response, next: NextFunction): void {
    if (admitted > WAITING_MAX)
      throw busy(
        'ほかの写真を処理しているため、受け付けられませんでした。少し待ってから、もう一度お試しください。',
      );
    admitted += 1;
    res.once('close', () => {
      admitted -= 1;
    });
    next();
  }

  /**
   * @returns the picture and its bytes
   * @throws {DeskError} `refused` with the reason
   */
  function take(
    bytes: Uint8Array,
    about: Pick<PictureOrder, 'name' | 'alt' | 'decorative'>,
  ): Promise<{ picture: DeskPicture; bytes: Buffer }> {
    return inTurn(async () => {
      await mkdir(workDir, { recursive: true });
      const folder = await mkdtemp(path.join(workDir, 'picture-'));
      try {
        const source = path.join(folder, 'sent');
        await writeFile(source, bytes);
        const answer = await ask({ ...about, source, contentDir: folder, memoryMaxBytes });
        if (answer.kind === 'refused') throw refused(answer.reason);
        return { picture: answer.picture, bytes: await readFile(path.join(folder, answer.picture.file)) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
}

async function ask(order: PictureOrder): Promise<PictureAnswer> {
  const child = forkScript(TAKE, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    timeout: MAX_MS,
  });
  const answered = once(child, 'message') as Promise<[PictureAnswer]>;
  const ended = once(child, 'exit').then(() => {
    throw refused('この写真は読み込めませんでした。JPEGで書き出して、もう一度お試しください。');
  });
  child.send(order);
  const [answer] = await Promise.race([answered, ended]);
  ended.catch(() => {});
  return answer;
}
