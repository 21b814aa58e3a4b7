import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ownFileProblems } from '../../../corpus/checks/own-files.ts';
import { ContentError, type ContentProblem, type Corpus } from '../../../corpus/corpus.ts';
import { comingProblems } from '../../../server/live-content/coming-problems.ts';
import { loadBeside } from '../../../server/live-content/load-beside.ts';
import { unpack } from '../../../server/live-content/snapshot.ts';
import type { ContentRepository } from '../repository/repository.ts';

/** Result of the checks for a content folder. */
interface FolderCheck {
  problems: readonly ContentProblem[];
  /** Undefined for an invalid folder. */
  corpus?: Corpus;
}

/** Editors go back and forth between a few states. */
const REMEMBERED = 8;

/** Checks states of the content folder with the checks that a site runs on reload: sequentially, in a worker thread. */
export class FolderChecks {
  readonly #repository: ContentRepository;
  readonly #folder: string;
  readonly #done = new LRUCache<string, Promise<FolderCheck>>({ max: REMEMBERED });
  #last: Promise<unknown> = Promise.resolve();

  readonly #filesDir: string | undefined;

  /**
   * @param workDir folder used by this process only
   * @param filesDir folder of large files outside the repository
   */
  constructor(repository: ContentRepository, workDir: string, filesDir?: string) {
    this.#filesDir = filesDir;
    this.#repository = repository;
    this.#folder = path.join(workDir, 'check');
  }

  /**
   * Problems of a folder at present.
   *
   * @param tree a content folder, as the repository names it
   * @throws {Error} if it could not be read
   */
  check(tree: string): Promise<FolderCheck> {
    return this.#once(tree, () => this.#checkNow(tree));
  }

  /** Problems of a folder at present, and those that publication periods will cause later. */
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
    // A failure of the check itself is not cached.
    this.#last = check.catch(() => this.#done.delete(key));
    return check;
  }

  async #checkNow(tree: string): Promise<FolderCheck> {
    await this.#repository.writeFolder(tree, this.#folder);
    try {
      const { corpus: packed } = await loadBeside(this.#folder, { at: Date.now() });
      const corpus = unpack(packed);
      const places = { contentDir: this.#folder, filesDir: this.#filesDir };
      return { problems: await ownFileProblems(corpus, { ...places, hashes: false }), corpus };
    } catch (error) {
      if (error instanceof ContentError) return { problems: error.problems };
      throw error;
    }
  }
}
