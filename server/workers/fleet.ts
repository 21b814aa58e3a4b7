import { serialize } from 'node:v8';
import type { ContentState, EmbeddedContent } from '../content/supervisor.ts';
import type { ReloadOutcome } from '../live-content/live-content.ts';
import type { ContentSnapshot, SiteSnapshot } from '../live-content/snapshot.ts';
import type { LiveMedia } from '../live-media.ts';
import type { Logger } from '../logger.ts';
import type { SharedThreads } from '../preview/shared-threads.ts';
import { Member } from './member.ts';
import type { PackedSnapshot, WorkerOrder } from './messages.ts';

const RESTART_FIRST_MS = 200;
const RESTART_MAX_MS = 10_000;
/** A worker that served for so long is started again without a longer pause. */
const STABLE_MS = 60_000;
const STATE_MS = 1_000;

/** Web workers that were started over the same content service. */
interface Generation {
  content: EmbeddedContent | undefined;
  /** What its workers show: one that is started later, while the folder may be wrong, shows the same. */
  shown: PackedSnapshot;
  revision: string;
  /** What its workers were told last. */
  told: string;
}

interface Slot {
  number: number;
  member: Member | undefined;
  generation: Generation;
  pause: number;
  restart?: NodeJS.Timeout;
}

/** What workers are started over. */
export interface StartedContent {
  /** Undefined where the API is elsewhere. */
  content: EmbeddedContent | undefined;
  site: SiteSnapshot;
}

export interface FleetOptions {
  size: number;
  logger: Logger;
  /** Reads a content folder, `CONTENT_DIR` by default, and starts the content service as it is on disk now. */
  startContent(contentDir?: string): Promise<StartedContent>;
  /** Whether the content folder is wrong now, so that something older is shown. */
  isContentRefused(): boolean;
  media: LiveMedia;
  /** Takes the content folder over as it is now. */
  reloadContent(): Promise<ReloadOutcome>;
  /** What all workers show previews over. */
  previews: Pick<SharedThreads, 'look'>;
}

/** The web workers of a site: as many as there should be, whatever becomes of each. */
export class Fleet {
  readonly #options: FleetOptions;
  readonly #slots: Slot[] = [];
  readonly #members = new Set<Member>();
  readonly #generations = new Set<Generation>();
  #isEnding = false;
  #work: Promise<unknown> = Promise.resolve();
  #watch: NodeJS.Timeout | undefined;
  #snapshots = 0;

  constructor(options: FleetOptions) {
    this.#options = options;
    const { media } = options;
    media.onChange(() => this.tell({ kind: 'media', state: media.state, isChanged: true }));
    media.onState(() => this.tell({ kind: 'media', state: media.state, isChanged: false }));
  }

  /**
   * @param contentDir what is shown at first
   * @throws when that is wrong, or the first of them does not come to serve. Resolves with the port that they share.
   */
  async start(contentDir: string): Promise<number> {
    const generation = await this.#generation(contentDir);
    const numbers = Array.from({ length: this.#options.size }, (_, index) => index + 1);
    const slots = numbers.map((number) => ({
      number,
      member: undefined,
      generation,
      pause: RESTART_FIRST_MS,
    }));
    this.#slots.push(...slots);
    const [first, ...others] = slots as [Slot, ...Slot[]];
    // What is wrong with the settings is said once.
    const port = await this.#fill(first, generation);
    await Promise.all(others.map((slot) => this.#fill(slot, generation)));
    this.#watch = setInterval(() => this.#tellStates(), STATE_MS).unref();
    return port;
  }

  /** One after another gives way to a successor that serves already. Another one that is asked for meanwhile comes after it. */
  reload(): Promise<unknown> {
    this.#work = this.#work.then(() => this.#reload());
    return this.#work;
  }

  async #reload(): Promise<void> {
    const { logger } = this.#options;
    if (this.#isEnding) return;
    logger.info('reload: workers give way to successors');
    let generation: Generation | undefined;
    try {
      generation = await this.#generation();
      for (const slot of this.#slots) if (!this.#isEnding) await this.#replace(slot, generation);
      if (!this.#isEnding) logger.info('reloaded');
    } catch (err) {
      if (!this.#isEnding) logger.error({ err }, 'reload failed: the workers that serve go on');
    }
    await this.#closeUnused();
  }

  /** Lets all of them finish. */
  async end(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    this.#isEnding = true;
    clearInterval(this.#watch);
    for (const slot of this.#slots) clearTimeout(slot.restart);
    for (const member of this.#members) if (!member.isLeaving) member.tell({ kind: 'end', signal });
    await Promise.all([...this.#members].map(({ exited }) => exited));
    await this.#work;
    await this.#closeUnused();
  }

  kill(): void {
    this.#isEnding = true;
    for (const member of this.#members) member.kill();
  }

  tell(order: WorkerOrder): void {
    for (const member of this.#members) member.tell(order);
  }

  /** Has all workers show another state of the content. Resolves with the number of pages that were outdated in all of them. */
  async takeContent({ corpus, site }: ContentSnapshot): Promise<number> {
    this.#snapshots += 1;
    const id = this.#snapshots;
    const snapshot = packed(site);
    for (const generation of this.#generations)
      Object.assign(generation, { shown: snapshot, revision: site.revision });
    await Promise.all([...this.#generations].map(({ content }) => content?.takeCorpus(corpus)));
    const pages = await Promise.all([...this.#members].map((member) => member.takeContent(id, snapshot)));
    return pages.reduce((sum, one) => sum + one, 0);
  }

  /** The content service that new workers are started over. */
  get content(): EmbeddedContent | undefined {
    return [...this.#generations].at(-1)?.content;
  }

  /** What new workers show. */
  get revision(): string | undefined {
    return [...this.#generations].at(-1)?.revision;
  }

  async #generation(contentDir?: string): Promise<Generation> {
    const { content, site } = await this.#options.startContent(contentDir);
    const generation = { content, shown: packed(site), revision: site.revision, told: '' };
    this.#generations.add(generation);
    return generation;
  }

  /** @throws when the worker does not come to serve; then the slot stays as it is. */
  async #fill(slot: Slot, generation: Generation): Promise<number> {
    const { content, shown } = generation;
    const member = new Member({
      place: {
        number: slot.number,
        content: content && { origin: content.origin, headers: content.headers, state: content.state() },
        media: this.#options.media.state,
        isContentRefused: this.#options.isContentRefused(),
      },
      snapshot: shown,
      reloadContent: this.#options.reloadContent,
      lookAtPreview: (question) => this.#options.previews.look(question),
    });
    this.#members.add(member);
    void member.exited.then(() => this.#members.delete(member));
    try {
      const port = await member.ready;
      const since = performance.now();
      Object.assign(slot, { member, generation });
      void member.exited.then(() => this.#died(slot, member, performance.now() - since));
      return port;
    } catch (error) {
      member.kill();
      await member.exited;
      throw error;
    }
  }

  async #replace(slot: Slot, generation: Generation): Promise<void> {
    clearTimeout(slot.restart);
    const former = slot.member;
    await this.#fill(slot, generation);
    slot.pause = RESTART_FIRST_MS;
    former?.tell({ kind: 'leave' });
    await former?.exited;
  }

  #died(slot: Slot, member: Member, servedMs: number): void {
    // One that has a successor already is missed by nobody.
    if (this.#isEnding || member.isLeaving || slot.member !== member) return;
    slot.member = undefined;
    if (servedMs > STABLE_MS) slot.pause = RESTART_FIRST_MS;
    this.#again(slot, { pid: member.pid, end: member.end });
  }

  #again(slot: Slot, facts: object): void {
    const inMs = slot.pause;
    this.#options.logger.error({ worker: slot.number, ...facts, inMs }, 'a worker died: it is started again');
    slot.pause = Math.min(inMs * 2, RESTART_MAX_MS);
    slot.restart = setTimeout(() => {
      // Behind a reload that runs: it may have filled the slot by then.
      this.#work = this.#work.then(async () => {
        if (this.#isEnding || slot.member) return;
        await this.#fill(slot, slot.generation).then(
          () => this.#options.logger.info({ worker: slot.number }, 'the worker serves again'),
          (error: Error) => {
            if (!this.#isEnding) this.#again(slot, { reason: error.message });
          },
        );
      });
    }, inMs);
  }

  /** What workers answer for: their supervisor's content service, and the folder. */
  #tellStates(): void {
    for (const generation of this.#generations) {
      const state: ContentState | undefined = generation.content?.state();
      const isRefused = this.#options.isContentRefused();
      const text = JSON.stringify([state, isRefused]);
      if (text === generation.told) continue;
      generation.told = text;
      for (const { member, generation: own } of this.#slots)
        if (own === generation) member?.tell({ kind: 'content', state, isRefused });
    }
  }

  async #closeUnused(): Promise<void> {
    const used = new Set(this.#isEnding ? [] : this.#slots.map(({ generation }) => generation));
    for (const generation of this.#generations) {
      if (used.has(generation)) continue;
      this.#generations.delete(generation);
      await generation.content?.close();
    }
  }
}

function packed(site: SiteSnapshot): PackedSnapshot {
  return serialize(site).toString('base64');
}
