// Reads a content folder for the desk's daily overview in a worker thread: editors' requests do not wait for it.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readLinkReport } from '../../../corpus/checks/links/read-links.ts';
import { ContentError } from '../../../corpus/corpus.ts';
import { carryOut } from '../../../server/threads/thread.ts';
import { datedEntries } from './dated-entries.ts';
import type { Survey } from './survey.ts';

z.config(z.locales.ja());

async function readLinks(folder: string, at: number): Promise<Pick<Survey, 'links' | 'problems'>> {
  try {
    return { links: await readLinkReport(folder, at), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

async function readDates(folder: string, at: number): Promise<Pick<Survey, 'dates' | 'unread'>> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const files = names
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(?:yaml|md)$/.test(name));
  const read = await Promise.all(
    files.map(async (file) => ({
      file,
      dates: datedEntries(file, await readFile(path.join(folder, file), 'utf8'), at),
    })),
  );
  return {
    dates: read.flatMap(({ dates }) => dates ?? []),
    unread: read.filter(({ dates }) => dates === undefined).map(({ file }) => file),
  };
}

carryOut<string, Survey>(async (folder) => {
  const at = Date.now();
  const [links, dates] = await Promise.all([readLinks(folder, at), readDates(folder, at)]);
  return { ...links, ...dates };
});
