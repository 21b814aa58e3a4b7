import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from '../../../corpus/replace-file.ts';
import { readMoment } from '../../../corpus/timing.ts';
import { atMost } from '../../../server/load/at-most.ts';
import type { Logger } from '../../../server/monitoring/logger.ts';
import { type DeskRelease, type NewRelease, newRelease } from '../../shared/together.ts';
import { deskErrorOf, invalid } from '../problems.ts';
import type { Editor } from '../sign-in/editor.ts';

const planned = newRelease.required().extend({
  id: z.string(),
  by: z.object({ name: z.string(), email: z.string(), role: z.literal('approver') }),
  /** Reason for which the release failed. */
  problem: z.string().optional(),
  /** It is not tried again. */
  isOver: z.boolean().optional(),
});
type Planned = z.infer<typeof planned>;

interface ReleasesDeps {
  /** Publishes drafts in one commit. @param isTrial only checks */
  publish(drafts: NewRelease['drafts'], approver: Editor, isTrial?: boolean): Promise<void>;
  /** File of the planned releases. */
  file: string;
  logger: Logger;
  now(): number;
}

/** Drafts that are published together, at once or at a minute to come. */
export class Releases {
  readonly #deps: ReleasesDeps;
  #planned: Planned[];
  readonly #inTurn = atMost(1);

  constructor(deps: ReleasesDeps) {
    this.#deps = deps;
    this.#planned = readPlanned(deps);
  }

  list(): DeskRelease[] {
    return this.#planned.map(({ id, at, by, drafts, problem }) => {
      return { id, at, by: by.name, titles: drafts.map(({ title }) => title), problem };
    });
  }

  /** Minute at which a record's draft is published. */
  minuteOf(file: string): string | undefined {
    return this.#planned.find(({ drafts, isOver }) => !isOver && drafts.some((one) => one.file === file))?.at;
  }

  /** @throws {DeskError} `refused` with the problems of all drafts together, `invalid` for a minute that has passed */
  async add({ at, drafts }: NewRelease, approver: Editor): Promise<void> {
    const { publish, now } = this.#deps;
    if (at === undefined) return publish(drafts, approver);
    if ((readMoment(at) ?? 0) <= now()) throw invalid('これからの日時を選んでください。');
    if (drafts.some(({ file }) => this.minuteOf(file)))
      throw invalid('すでに公開を予約した下書きが含まれています。先にその予約を取り消してください。');
    await publish(drafts, approver, true);
    await this.#keep([...this.#planned, planned.parse({ id: randomUUID(), at, by: approver, drafts })]);
  }

  async cancel(id: string): Promise<void> {
    await this.#keep(this.#planned.filter((one) => one.id !== id));
  }

  /** Publishes what is due. A fault of the machine is tried again with the next call, a refusal is not. */
  publishDue(): Promise<void> {
    const isDue = ({ at, isOver }: Planned) => !isOver && (readMoment(at) ?? 0) <= this.#deps.now();
    return this.#inTurn(async () => {
      for (const release of this.#planned.filter(isDue)) await this.#publish(release);
    });
  }

  async #publish(release: Planned): Promise<void> {
    const { publish, logger } = this.#deps;
    try {
      await publish(release.drafts, release.by);
      await this.cancel(release.id);
    } catch (error) {
      const { status, problem } = deskErrorOf(error);
      logger.warn({ release: release.id, code: problem.code, err: error }, 'desk: a release failed');
      const [first] = problem.problems ?? [];
      const told = first ? `${first.record} ${first.field}:${first.reason}` : problem.message;
      const failed = { ...release, problem: told, isOver: status < 500 };
      await this.#keep(this.#planned.map((one) => (one.id === release.id ? failed : one)));
    }
  }

  #keep(releases: Planned[]): Promise<void> {
    this.#planned = releases;
    return replaceFile(this.#deps.file, JSON.stringify(releases));
  }
}

/** Reads the planned releases; a damaged file is logged, so that the desk starts. */
function readPlanned({ file, logger }: ReleasesDeps): Planned[] {
  try {
    return z.array(planned).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      logger.error({ file, err: error }, 'desk: planned releases cannot be read');
    return [];
  }
}
