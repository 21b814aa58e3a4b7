import type { ContentState } from '../content/supervisor.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { LiveMedia } from '../live-media.ts';
import type { Settings } from '../settings.ts';
import type { WorkerPlace } from './messages.ts';
import { type ContentPlace, WORKER_VARIABLE, type WorkerMessage, type WorkerOrder } from './messages.ts';

/** What ties a web worker to its supervisor. */
export interface WorkerLink {
  content: ContentPlace | undefined;
  /** How the supervisor's content service fares; undefined where there is none. */
  contentState: (() => ContentState) | undefined;
  /** Heeds orders from now on. */
  follow(life: Lifecycle, media: LiveMedia): void;
  ready(port: number): void;
}

/** Undefined in a process that nobody supervises. */
export function workerPlace(): WorkerPlace | undefined {
  const told = process.env[WORKER_VARIABLE];
  return told && process.send ? JSON.parse(told) : undefined;
}

export function linkOf(place: WorkerPlace): WorkerLink {
  const { content } = place;
  let state = content?.state;
  return {
    content,
    contentState: state && (() => state as ContentState),
    follow(life, media) {
      media.state = place.media;
      process.on('message', (order: Partial<WorkerOrder>) => {
        if (order.kind === 'end' && order.signal) life.signal(order.signal);
        if (order.kind === 'leave') life.leave();
        if (order.kind === 'content') state = order.state;
        if (order.kind === 'media' && order.state) {
          media.state = order.state;
          media.changed();
        }
      });
    },
    ready(port) {
      process.send?.({ kind: 'ready', port } satisfies WorkerMessage);
    },
  };
}

/** A worker's figures are at a port of their own, after the supervisor's: added up over all, they are the site's. */
export function workerMetrics(settings: Settings, place: WorkerPlace | undefined): Settings {
  const { METRICS_PORT: port } = settings;
  return place && port ? { ...settings, METRICS_PORT: port + place.number } : settings;
}
