import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ContentError, type ContentProblem, type Corpus } from '../../corpus/corpus.ts';
import { loadBeside } from '../live-content/load-beside.ts';
import { unpack } from '../live-content/snapshot.ts';
import type { ContentRepository } from './repository.ts';

/** What the checks say of a content folder. */
export interface FolderCheck {
  problems: readonly ContentProblem[];
  /** Undefined for a folder that is wrong. */
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
   * @param tree a content folder, as the repository names it
   * @throws {Error} when it could not be read
   */
  check(tree: string): Promise<FolderCheck> {
    const known = this.#done.get(tree);
    if (known) return known;
    const check = this.#last.then(() => this.#check(tree));
    this.#done.set(tree, check);
    // What failed for another reason than the content may succeed the next time.
    this.#last = check.catch(() => this.#done.delete(tree));
    return check;
  }

  async #check(tree: string): Promise<FolderCheck> {
    await this.#repository.writeFolder(tree, this.#folder);
    try {
      const { corpus } = await loadBeside(this.#folder);
      return { problems: [], corpus: unpack(corpus) };
    } catch (error) {
      if (error instanceof ContentError) return { problems: error.problems };
      throw error;
    }
  }
}
