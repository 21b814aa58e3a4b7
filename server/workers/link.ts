import { deserialize } from 'node:v8';
import type { ContentState } from '../content/supervisor.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { ReloadOutcome } from '../live-content/live-content.ts';
import type { SiteSnapshot } from '../live-content/snapshot.ts';
import type { LiveMedia } from '../live-media.ts';
import type { PreviewContent, PreviewReader } from '../preview/preview-thread.ts';
import type { PreviewReply } from '../preview/shared-threads.ts';
import type { Settings } from '../settings.ts';
import {
  type ContentPlace,
  type PackedSnapshot,
  WORKER_VARIABLE,
  type WorkerMessage,
  type WorkerOrder,
  type WorkerPlace,
} from './messages.ts';

/** What ties a web worker to its supervisor. */
export interface WorkerLink {
  content: ContentPlace | undefined;
  /** How the supervisor's content service fares; undefined where there is none. */
  contentState: (() => ContentState) | undefined;
  isContentRefused(): boolean;
  /** What to show at first; undefined where the worker reads the folder itself. */
  snapshot(): Promise<SiteSnapshot | undefined>;
  /** Heeds orders from now on. */
  follow(parts: {
    life: Lifecycle;
    media: LiveMedia;
    takeContent(snapshot: SiteSnapshot): Promise<number>;
  }): void;
  /** Has the supervisor take the content folder over as it is now. */
  reloadContent(): Promise<ReloadOutcome>;
  /** Has the supervisor read what a preview shows, for all workers together. */
  readPreview(content: PreviewContent): PreviewReader;
  ready(port: number): void;
}

function unpackSnapshot(packed: PackedSnapshot): SiteSnapshot {
  return deserialize(Buffer.from(packed, 'base64'));
}

/** Undefined in a process that nobody supervises. */
export function workerPlace(): WorkerPlace | undefined {
  const told = process.env[WORKER_VARIABLE];
  return told && process.send ? JSON.parse(told) : undefined;
}

export function linkOf(place: WorkerPlace): WorkerLink {
  const { content } = place;
  let state = content?.state;
  let isRefused = place.isContentRefused;
  // Heard from the beginning: orders may come while the worker starts.
  const waiting: WorkerOrder[] = [];
  let heed = (order: WorkerOrder): void => {
    waiting.push(order);
  };
  const first = Promise.withResolvers<SiteSnapshot | undefined>();
  if (!place.isTold) first.resolve(undefined);
  process.on('message', (order: WorkerOrder | { kind?: never }) => {
    if (order.kind === 'begin-with') first.resolve(unpackSnapshot(order.snapshot));
    else if (order.kind !== undefined) heed(order);
  });
  const asked = new Map<number, (outcome: ReloadOutcome) => void>();
  const looks = new Map<number, (reply: PreviewReply) => void>();
  let lastId = 0;
  const tell = (message: WorkerMessage) => process.send?.(message);
  return {
    content,
    contentState: state && (() => state as ContentState),
    isContentRefused: () => isRefused,
    snapshot: () => first.promise,
    follow({ life, media, takeContent }) {
      media.state = place.media;
      heed = (order) => {
        switch (order.kind) {
          case 'end':
            return life.signal(order.signal);
          case 'leave':
            return life.leave();
          case 'content':
            state = order.state ?? state;
            isRefused = order.isRefused;
            return;
          case 'media':
            media.becomes(order.state);
            if (order.isChanged) media.changed();
            return;
          case 'take-content':
            void takeContent(unpackSnapshot(order.snapshot)).then((pages) =>
              tell({ kind: 'content-taken', id: order.id, pages }),
            );
            return;
          case 'reloaded':
            asked.get(order.id)?.(order.outcome);
            asked.delete(order.id);
            return;
          case 'preview-seen':
            looks.get(order.id)?.(order.reply);
            looks.delete(order.id);
        }
      };
      for (const order of waiting.splice(0)) heed(order);
    },
    reloadContent() {
      lastId += 1;
      tell({ kind: 'reload-content', id: lastId });
      return new Promise((resolve) => asked.set(lastId, resolve));
    },
    readPreview(content) {
      let version: number | undefined;
      return {
        async look() {
          lastId += 1;
          tell({ kind: 'look-at-preview', id: lastId, question: { content, version } });
          const reply = await new Promise<PreviewReply>((resolve) => looks.set(lastId, resolve));
          if (reply.kind === 'failed') throw new Error(reply.reason);
          if (reply.kind !== 'shown') return reply;
          ({ version } = reply);
          return { ...reply, site: unpackSnapshot(reply.site) };
        },
        // Others may show the same: the supervisor ends what nobody asks for.
        close: async () => {},
      };
    },
    ready(port) {
      tell({ kind: 'ready', port });
    },
  };
}

/** A worker's figures are at a port of their own, after the supervisor's: added up over all, they are the site's. */
export function workerMetrics(settings: Settings, place: WorkerPlace | undefined): Settings {
  const { METRICS_PORT: port } = settings;
  return place && port ? { ...settings, METRICS_PORT: port + place.number } : settings;
}
