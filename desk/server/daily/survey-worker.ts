// Reads a content folder for the desk's daily round in a thread of its own: nobody who edits or visits waits for it. Ends by itself.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readLinkReport } from '../../../corpus/checks/read-links.ts';
import { ContentError } from '../../../corpus/corpus.ts';
import { datedEntries } from './dated-entries.ts';
import type { Survey, SurveyMessage, SurveyOrder } from './survey.ts';

z.config(z.locales.ja());
const { folder, at } = workerData as SurveyOrder;

async function readLinks(): Promise<Pick<Survey, 'links' | 'problems'>> {
  try {
    return { links: await readLinkReport(folder, at), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

async function readDates(): Promise<Pick<Survey, 'dates' | 'unread'>> {
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

async function survey(): Promise<SurveyMessage> {
  try {
    const [links, dates] = await Promise.all([readLinks(), readDates()]);
    return { kind: 'survey', survey: { ...links, ...dates } };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(await survey());
