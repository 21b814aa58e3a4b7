// Reads and checks the content folder in a worker thread, which does not block pages or the API, and ends by itself.
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ContentError } from '../../corpus/corpus.ts';
import type { LoaderData, LoaderMessage } from './load-beside.ts';
import { readPreview, readSnapshot } from './snapshot.ts';

z.config(z.locales.ja());
const { contentDir, at } = workerData as LoaderData;

async function load(): Promise<LoaderMessage> {
  try {
    const snapshot = await read();
    // Serialized as a whole, because structured cloning turns a Buffer into a Uint8Array.
    return { kind: 'snapshot', bytes: serialize(snapshot) };
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'wrong', problems: error.problems };
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function read() {
  return at === undefined ? readSnapshot(contentDir) : readPreview(contentDir, at, { drafts: false });
}

parentPort?.postMessage(await load());
