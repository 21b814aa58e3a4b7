import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { AskedAddress } from '../outside-links/ask-address.ts';

const result = z.object({
  state: z.enum(['reached', 'moved', 'broken', 'unchecked']),
  answer: z.string(),
  movedTo: z.string().optional(),
  checkedAt: z.iso.datetime(),
  /** Kept while nobody can say. */
  brokenSince: z.iso.datetime().optional(),
});
type OutsideResult = z.infer<typeof result>;

const results = z.object({
  /** When the check ended, ISO 8601. */
  checkedAt: z.iso.datetime(),
  byAddress: z.record(z.string(), result),
});
export type OutsideResults = z.infer<typeof results>;

/** What the last check found; undefined where there was none, or its file is none of ours. */
export async function readResults(file: string): Promise<OutsideResults | undefined> {
  try {
    return results.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Whole, or as it was before. */
export async function keepResults(file: string, kept: OutsideResults): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(kept));
  await rename(unfinished, file);
}

/**
 * What is known after a check. What was broken before, and still is, has been so since then.
 *
 * @param at when the check ended, ISO 8601
 */
export function resultsAfter(
  before: OutsideResults | undefined,
  asked: readonly AskedAddress[],
  at: string,
): OutsideResults {
  const entries = asked.map(({ address, state, answer, movedTo }): [string, OutsideResult] => {
    const since = before?.byAddress[address]?.brokenSince;
    const brokenSince = state === 'broken' ? (since ?? at) : state === 'unchecked' ? since : undefined;
    return [
      address,
      { state, answer, checkedAt: at, ...(movedTo && { movedTo }), ...(brokenSince && { brokenSince }) },
    ];
  });
  return { checkedAt: at, byAddress: Object.fromEntries(entries) };
}
