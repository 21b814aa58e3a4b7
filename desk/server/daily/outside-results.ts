import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '../../../corpus/replace-file.ts';
import type { AskedAddress } from '../outside-links/ask-address.ts';

const result = z.object({
  state: z.enum(['reached', 'moved', 'broken', 'unchecked']),
  answer: z.string(),
  movedTo: z.string().optional(),
  checkedAt: z.iso.datetime(),
  /** Retained while later checks are inconclusive. */
  brokenSince: z.iso.datetime().optional(),
});
type OutsideResult = z.infer<typeof result>;

const results = z.object({
  /** End of the check, ISO 8601. */
  checkedAt: z.iso.datetime(),
  byAddress: z.record(z.string(), result),
});
export type OutsideResults = z.infer<typeof results>;

/** Reads the results of the last check; undefined without a file or if it is invalid. */
export async function readResults(file: string): Promise<OutsideResults | undefined> {
  try {
    return results.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

export function keepResults(file: string, kept: OutsideResults): Promise<void> {
  return replaceFile(file, JSON.stringify(kept));
}

/**
 * Merges the results of a check. An address that was broken before keeps its first date.
 *
 * @param at end of the check, ISO 8601
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
