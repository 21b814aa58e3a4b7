import type { ContentState } from '../content/supervisor.ts';
import type { ReloadOutcome } from '../live-content/live-content.ts';
import type { LiveMedia } from '../live-media.ts';
import type { PreviewQuestion, PreviewReply } from '../preview/shared-threads.ts';

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
  /** Whether it is told what to show; it reads the folder itself otherwise. */
  isTold: boolean;
  isContentRefused: boolean;
}

/** What the supervisor tells a worker. */
export type WorkerOrder =
  /** Show this at first: what all others show. */
  | { kind: 'begin-with'; snapshot: PackedSnapshot }
  /** The whole site ends. */
  | { kind: 'end'; signal: 'SIGTERM' | 'SIGINT' }
  /** A successor serves: finish and go. */
  | { kind: 'leave' }
  /** How the content service fares, and whether the content folder is wrong. */
  | { kind: 'content'; state: ContentState | undefined; isRefused: boolean }
  /** `isChanged`: there are other files. */
  | { kind: 'media'; state: LiveMedia['state']; isChanged: boolean }
  /** Show another state of the content: a {@link PackedSnapshot}. */
  | { kind: 'take-content'; id: number; snapshot: PackedSnapshot }
  /** What became of the reload that the worker asked for. */
  | { kind: 'reloaded'; id: number; outcome: ReloadOutcome }
  /** What a preview shows that the worker has asked for. */
  | { kind: 'preview-seen'; id: number; reply: PreviewReply };

/** A snapshot for web servers as it travels between processes: Base64 of its serialized form. */
export type PackedSnapshot = string;

/** What a worker tells the supervisor. */
export type WorkerMessage =
  /** It serves. */
  | { kind: 'ready'; port: number }
  /** It shows the content that it was told to; so many pages were outdated. */
  | { kind: 'content-taken'; id: number; pages: number }
  /** Somebody asks for the content folder as it is now. */
  | { kind: 'reload-content'; id: number }
  | { kind: 'look-at-preview'; id: number; question: PreviewQuestion };
