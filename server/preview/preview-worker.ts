// Content service of one preview, in a worker thread: reads the folder on request and serves its last valid state. It
// has no database, so calls of it are neither stored nor counted.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serialize } from 'node:v8';
import { workerData } from 'node:worker_threads';
import type { Express } from 'express';
import { z } from 'zod';
import { ContentError } from '../../corpus/corpus.ts';
import { folderState } from '../../corpus/folder-state.ts';
import { readDocumentIndex } from '../../corpus/media-files/documents.ts';
import { readMediaManifest } from '../../corpus/media-files/manifest.ts';
import { createContentApp } from '../content/app.ts';
import { readPreview, type SiteSnapshot, unpack } from '../live-content/snapshot.ts';
import { createLogger } from '../monitoring/logger.ts';
import { carryOut } from '../threads/thread.ts';
import { withNewPhotos } from './new-photos.ts';
import type { PreviewOrder, PreviewThreadData, Seen } from './preview.ts';

z.config(z.locales.ja());
const { contentDir, mediaDir, at, drafts, marked, token, logLevel } = workerData as PreviewThreadData;
const logger = createLogger(logLevel).child({ service: 'preview' });

let app: Express;
let server: Promise<Server> | undefined;
/**
 * State of the folder at the last poll, and the time in milliseconds since 1970 until which its content stays the same.
 */
let seen: { state: string; until: number } | undefined;

async function look({ isAfresh }: PreviewOrder): Promise<Seen> {
  if (!existsSync(contentDir)) {
    seen = undefined;
    return { kind: 'missing' };
  }
  const now = Date.now();
  const state = folderState(contentDir).toString('hex');
  if (!isAfresh && seen?.state === state && now < seen.until) return { kind: 'same' };
  seen = { state, until: Number.POSITIVE_INFINITY };
  try {
    const { corpus, site } = await readPreview(contentDir, at ?? now, { drafts, marked });
    // Content at a fixed moment does not change with time.
    if (at === undefined) seen.until = site.nextTurn ?? Number.POSITIVE_INFINITY;
    await answerBy(corpus);
    server ??= listening();
    return shown(site, await server);
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'wrong', problems: error.problems };
    seen = undefined;
    throw error;
  }
}

async function answerBy(packed: Uint8Array): Promise<void> {
  const corpus = unpack(packed);
  const [documents, media] = await Promise.all([readDocumentIndex(mediaDir), readMediaManifest(mediaDir)]);
  app = createContentApp({
    corpus,
    documents,
    media: await withNewPhotos(media, corpus, contentDir),
    token,
    ...(at !== undefined && { now: () => new Date(at) }),
    onError: (error, path) => logger.error({ err: error, path }, 'content request failed'),
  });
}

async function listening(): Promise<Server> {
  const opened = createServer((req, res) => app(req, res)).listen(0, '127.0.0.1');
  await once(opened, 'listening');
  return opened;
}

function shown(site: SiteSnapshot, listener: Server): Seen {
  const { port } = listener.address() as AddressInfo;
  // Serialized as a whole, because structured cloning turns a Buffer into a Uint8Array.
  return { kind: 'shown', port, site: serialize(site) };
}

carryOut(look);
