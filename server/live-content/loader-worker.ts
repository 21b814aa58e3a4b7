// Reads and checks the content folder in a worker thread, which does not block pages or the API.
import { serialize } from 'node:v8';
import { z } from 'zod';
import { carryOut } from '../threads/thread.ts';
import type { LoaderOrder } from './load-beside.ts';
import { readPreview, readSnapshot } from './snapshot.ts';

z.config(z.locales.ja());

carryOut(async ({ contentDir, at }: LoaderOrder) => {
  const read = at === undefined ? readSnapshot(contentDir) : readPreview(contentDir, at, { drafts: false });
  // Serialized as a whole, because structured cloning turns a Buffer into a Uint8Array.
  return serialize(await read);
});
