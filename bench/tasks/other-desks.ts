import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Another content system in which the tasks were played. */
interface Peer {
  name: string;
  version: string;
  playedOn: string;
  /** For each task a step for each click, or why it is not possible. */
  tasks: Record<string, string[] | string>;
}

const PEERS: Peer[] = parse(readFileSync(path.join(import.meta.dirname, 'other-desks.yaml'), 'utf8'));

/** Fewest clicks for a task, with the peers that take so many. */
export function bestPeer(id: string): string {
  const played = PEERS.flatMap(({ name, tasks: { [id]: steps } }) =>
    Array.isArray(steps) ? [{ name, clicks: steps.length }] : [],
  );
  if (played.length === 0) return '—';
  const fewest = Math.min(...played.map(({ clicks }) => clicks));
  const best = played.filter(({ clicks }) => clicks === fewest);
  return `${fewest} (${best.map(({ name }) => name).join(', ')})`;
}

export const PEERS_IN_WORDS = PEERS.map(
  ({ name, version, playedOn }) => `${name} ${version} on ${playedOn}`,
).join(', ');
