import type { ContentState } from '../content/supervisor.ts';
import type { LiveMedia } from '../live-media.ts';

/** Where a web worker finds what it is told at its start: JSON of {@link WorkerPlace}. */
export const WORKER_VARIABLE = 'MINAMO_WORKER';

export interface ContentPlace {
  origin: string;
  /** What a request has to carry to be answered. */
  headers: Record<string, string>;
  state: ContentState;
}

export interface WorkerPlace {
  /** From 1 on; a successor has the number of the one that it replaces. */
  number: number;
  /** The content service of the supervisor; undefined where the API is another machine's. */
  content: ContentPlace | undefined;
  media: LiveMedia['state'];
}

/** What the supervisor tells a worker. */
export type WorkerOrder =
  /** The whole site ends. */
  | { kind: 'end'; signal: 'SIGTERM' | 'SIGINT' }
  /** A successor serves: finish and go. */
  | { kind: 'leave' }
  | { kind: 'content'; state: ContentState }
  | { kind: 'media'; state: LiveMedia['state'] };

/** What a worker tells the supervisor: it serves. */
export interface WorkerMessage {
  kind: 'ready';
  port: number;
}
