import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ownFileProblems } from '../../../corpus/checks/own-files.ts';
import { ContentError, type ContentProblem, type Corpus } from '../../../corpus/corpus.ts';
import { comingProblems } from '../../../server/live-content/coming-problems.ts';
import { loadBeside } from '../../../server/live-content/load-beside.ts';
import { unpack } from '../../../server/live-content/snapshot.ts';
import { atMost } from '../../../server/load/at-most.ts';
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
  readonly #filesDir: string | undefined;
  readonly #done = new LRUCache<string, Promise<FolderCheck>>({ max: REMEMBERED });
  readonly #inTurn = atMost(1);

  /**
   * @param workDir folder used by this process only
   * @param filesDir folder of large files outside the repository
   */
  constructor(repository: ContentRepository, workDir: string, filesDir?: string) {
    this.#repository = repository;
    this.#folder = path.join(workDir, 'check');
    this.#filesDir = filesDir;
  }

  /**
   * Problems of a folder at present.
   *
   * @param tree a content folder, as the repository names it
   * @param isAhead adds the problems that publication periods will cause later
   * @throws {Error} if it could not be read
   */
  check(tree: string, isAhead = false): Promise<FolderCheck> {
    const key = `${tree} ${isAhead}`;
    const known = this.#done.get(key);
    if (known) return known;
    const check = this.#inTurn(async () => {
      const now = await this.#checkNow(tree);
      const turns = isAhead && now.corpus ? now.corpus.schedule.turns : [];
      return { ...now, problems: [...now.problems, ...(await comingProblems(this.#folder, turns))] };
    });
    this.#done.set(key, check);
    // A failure of the check itself is not cached.
    check.catch(() => this.#done.delete(key));
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
