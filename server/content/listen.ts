import type { AddressInfo } from 'node:net';
import { createLogger } from '../logger.ts';
import { createContentApp } from './app.ts';
import { contentChecks } from './checks/index.ts';
import { loadCorpus } from './corpus.ts';
import { readDatasheetIndex } from './datasheet-index.ts';

export interface ListenOptions {
  contentDir: string;
  host: string;
  /** 0 takes any free port. */
  port: number;
  logLevel: string;
}

/**
 * Loads the content folder and serves it.
 *
 * @throws {ContentError} when a file is wrong.
 */
export async function listenContent({ contentDir, host, port, logLevel }: ListenOptions) {
  const logger = createLogger(logLevel).child({ service: 'content' });
  const [corpus, datasheets] = await Promise.all([
    loadCorpus(contentDir, contentChecks),
    readDatasheetIndex(),
  ]);
  const app = createContentApp({
    corpus,
    datasheets,
    onError: (error, path) => logger.error({ err: error, path }, 'content request failed'),
  });
  const server = app.listen(port, host);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    port: (server.address() as AddressInfo).port,
    logger,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
