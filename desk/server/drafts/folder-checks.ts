import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ContentError, type ContentProblem, type Corpus } from '../../../corpus/corpus.ts';
import { comingProblems } from '../../../server/live-content/coming-problems.ts';
import { loadBeside } from '../../../server/live-content/load-beside.ts';
import { unpack } from '../../../server/live-content/snapshot.ts';
import type { ContentRepository } from '../repository/repository.ts';

/** What the checks say of a content folder. */
interface FolderCheck {
  problems: readonly ContentProblem[];
  /** Undefined for a folder that is wrong now. */
  corpus?: Corpus;
}

/** Editors go back and forth between a few states. */
const REMEMBERED = 8;

/** Checks states of the content folder as a site does that takes one over: in a thread beside this one, one after the other. */
export class FolderChecks {
  readonly #repository: ContentRepository;
  readonly #folder: string;
  readonly #done = new LRUCache<string, Promise<FolderCheck>>({ max: REMEMBERED });
  #last: Promise<unknown> = Promise.resolve();

  /** @param workDir a folder of this process alone */
  constructor(repository: ContentRepository, workDir: string) {
    this.#repository = repository;
    this.#folder = path.join(workDir, 'check');
  }

  /**
   * What is wrong with a folder now.
   *
   * @param tree a content folder, as the repository names it
   * @throws {Error} when it could not be read
   */
  check(tree: string): Promise<FolderCheck> {
    return this.#once(tree, () => this.#checkNow(tree));
  }

  /** The same, and what will be wrong once something in it begins or ends to be shown. */
  checkAhead(tree: string): Promise<FolderCheck> {
    return this.#once(`${tree} ahead`, async () => {
      const now = await this.#checkNow(tree);
      const turns = now.corpus?.schedule.turns ?? [];
      return { ...now, problems: [...now.problems, ...(await comingProblems(this.#folder, turns))] };
    });
  }

  #once(key: string, work: () => Promise<FolderCheck>): Promise<FolderCheck> {
    const known = this.#done.get(key);
    if (known) return known;
    const check = this.#last.then(work);
    this.#done.set(key, check);
    // What failed for another reason than the content may succeed the next time.
    this.#last = check.catch(() => this.#done.delete(key));
    return check;
  }

  async #checkNow(tree: string): Promise<FolderCheck> {
    await this.#repository.writeFolder(tree, this.#folder);
    try {
      const { corpus } = await loadBeside(this.#folder, { at: Date.now() });
      return { problems: [], corpus: unpack(corpus) };
    } catch (error) {
      if (error instanceof ContentError) return { problems: error.problems };
      throw error;
    }
  }
}
