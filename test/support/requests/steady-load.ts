import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FormJourney } from '../../fixtures/form-journeys.ts';
import { until } from '../until.ts';
import { hiddenIn } from './send-without-script.ts';
import { type Answer, type Asked, BrokenOff, TlsVisitor } from './tls-visitor.ts';

/** Pause between a visitor's requests: keeps the load even, and leaves capacity for starting processes. */
const PAUSE_MS = 25;
const FORM_TYPE = 'application/x-www-form-urlencoded';

interface Sent {
  /** Unique name of the submission. */
  name: string;
  receipt: string;
}

interface LoadOptions {
  balancer: { port: number; ca: Buffer };
  paths: readonly string[];
  /** Form that is submitted through its page, without script. */
  journey: FormJourney;
  /** The same kind of form, submitted by script. */
  api: { path: string; body: Record<string, string> };
  /** Fault of a response to a read; '' for none. */
  problemOf(path: string, answer: Answer): string;
}

/** Visitors that read and submit in sequence until they are stopped. */
export class SteadyLoad {
  readonly failures: string[] = [];
  readonly sent: Sent[] = [];
  /**
   * Number of responses whose site was killed during transfer: the balancer cannot retry after a part has
   * been sent.
   */
  brokenOff = 0;
  reads = 0;
  readonly #options: LoadOptions;
  readonly #begun = new Set<{ mayBreakOff: boolean }>();
  #visitors = 0;
  #isStopping = false;
  #running: Promise<void>[] = [];

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = [
      ...[0, 1, 2].map((reader) => this.#loop((turn) => this.#read(turn * 3 + reader))),
      this.#loop(() => this.#sendByScript()),
      this.#loop(() => this.#sendByPage()),
    ];
  }

  /** Waits until this many more reads and submissions have succeeded. */
  async goOn(what: string): Promise<void> {
    const [reads, sent, failures] = [this.reads, this.sent.length, this.failures.length];
    await until(
      `visitors go on: ${what}`,
      () => this.failures.length > failures || (this.reads >= reads + 24 && this.sent.length >= sent + 6),
    );
  }

  /** Submits concurrently. Resolves when the first submission is stored; the others are then in flight. */
  async rush(count: number): Promise<{ over: Promise<unknown> }> {
    const all = Array.from({ length: count }, () => this.#noted(() => this.#sendByScript()));
    await Promise.race(all);
    return { over: Promise.all(all) };
  }

  /** Kills a site without a chance to finish: only responses in progress may break off. */
  async killing(kill: () => Promise<void>): Promise<void> {
    for (const begun of this.#begun) begun.mayBreakOff = true;
    await kill();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#running);
  }

  async #loop(turn: (turn: number) => Promise<void>): Promise<void> {
    for (let count = 0; !this.#isStopping; count += 1) {
      await this.#noted(() => turn(count));
      await delay(PAUSE_MS);
    }
  }

  async #noted(work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) => void this.failures.push(error.message));
  }

  /** Each visitor has a separate address, because the sites limit requests by address. */
  #visitor(): TlsVisitor {
    this.#visitors += 1;
    const number = this.#visitors % 60_000;
    return new TlsVisitor(
      this.#options.balancer,
      `127.${1 + Math.floor(number / 250)}.0.${1 + (number % 250)}`,
    );
  }

  async #asVisitor(work: (visitor: TlsVisitor) => Promise<void>): Promise<void> {
    const visitor = this.#visitor();
    try {
      await work(visitor);
    } finally {
      visitor.leave();
    }
  }

  /** Repeats a request that broke off because its site was killed, as a visitor with half a page would. */
  async #ask(visitor: TlsVisitor, target: string, asked: Asked = {}): Promise<Answer> {
    const begun = { mayBreakOff: false };
    this.#begun.add(begun);
    try {
      return await visitor.ask(target, asked);
    } catch (error) {
      if (!(error instanceof BrokenOff && begun.mayBreakOff))
        throw new Error(`${asked.method ?? 'GET'} ${target}: ${(error as Error).message}`);
      this.brokenOff += 1;
    } finally {
      this.#begun.delete(begun);
    }
    return visitor.ask(target, asked);
  }

  #read(turn: number): Promise<void> {
    const { paths, problemOf } = this.#options;
    const path = paths[turn % paths.length] ?? '/';
    return this.#asVisitor(async (visitor) => {
      const target = path.replace('{any}', randomUUID().slice(0, 8));
      const problem = problemOf(target, await this.#ask(visitor, target));
      if (problem) throw new Error(`GET ${target}: ${problem}`);
      this.reads += 1;
    });
  }

  #sendByScript(): Promise<void> {
    const { path, body } = this.#options.api;
    return this.#asVisitor(async (visitor) => {
      const name = `script ${randomUUID()}`;
      const answer = await this.#ask(visitor, path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ ...body, corporateName: name }),
      });
      const receipt = answer.status === 200 ? JSON.parse(answer.text).data?.receipt : undefined;
      if (!receipt) throw new Error(`POST ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      this.sent.push({ name, receipt });
    });
  }

  #sendByPage(): Promise<void> {
    const { path, fields } = this.#options.journey;
    return this.#asVisitor(async (visitor) => {
      const name = `page ${randomUUID()}`;
      const post = async (values: Record<string, string>, expected: number) => {
        const headers = { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin' };
        const body = new URLSearchParams(values).toString();
        const answer = await this.#ask(visitor, path, { method: 'POST', headers, body });
        if (answer.status !== expected) throw new Error(`POST ${path} (${values.intent}): ${answer.status}`);
        return answer;
      };
      const typed = { ...(fields as Record<string, string>), corporateName: name };
      const confirm = await post({ ...typed, intent: 'confirm' }, 200);
      const done = await post({ ...hiddenIn(confirm.text), intent: 'send' }, 303);
      const receipt = /receipt=([^&]+)/.exec(String(done.headers.location))?.[1];
      if (!receipt) throw new Error(`POST ${path}: no receipt`);
      this.sent.push({ name, receipt });
    });
  }
}
