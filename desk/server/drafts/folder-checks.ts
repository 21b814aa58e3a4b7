import path from 'node:path';
import { ownFileProblems } from '../../../corpus/checks/own-files.ts';
import { ContentError, type ContentProblem, type Corpus } from '../../../corpus/corpus.ts';
import { comingProblems } from '../../../server/live-content/coming-problems.ts';
import { loadBeside } from '../../../server/live-content/load-beside.ts';
import { unpack } from '../../../server/live-content/snapshot.ts';
import { folderWork } from '../repository/folder-work.ts';
import type { ContentRepository } from '../repository/repository.ts';

/** Result of the checks for a content folder. */
interface FolderCheck {
  problems: readonly ContentProblem[];
  /** Undefined for an invalid folder. */
  corpus?: Corpus;
}

/** Editors go back and forth between a few states. */
const REMEMBERED = 8;

/**
 * Checks states of the content folder with the checks that a site runs on reload: sequentially, in a worker thread.
 *
 * @param workDir folder used by this process only
 * @param filesDir folder of large files outside the repository
 * @returns a function from a git tree of a content folder to its problems; `isAhead` adds those that publication
 *   periods will cause later. It throws if the folder could not be read.
 */
export function folderChecks(repository: ContentRepository, workDir: string, filesDir?: string) {
  const place = { folder: path.join(workDir, 'check'), max: REMEMBERED };
  const check = folderWork(repository, place, checkFolder);
  return (tree: string, isAhead = false) => check(tree, isAhead);

  async function checkFolder(contentDir: string, isAhead: boolean): Promise<FolderCheck> {
    try {
      const { corpus: packed } = await loadBeside(contentDir, { at: Date.now() });
      const corpus = unpack(packed);
      const own = await ownFileProblems(corpus, { contentDir, filesDir, hashes: false });
      const coming = isAhead ? await comingProblems(contentDir, corpus.schedule.turns) : [];
      return { problems: [...own, ...coming], corpus };
    } catch (error) {
      if (error instanceof ContentError) return { problems: error.problems };
      throw error;
    }
  }
}
