import { folderRevision, someText } from '../../corpus/folder-state.ts';
import { mayTurn } from '../../corpus/timing.ts';
import type { Logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { comingProblems } from './coming-problems.ts';
import {
  LiveContent,
  type LiveContentFigures,
  type ReloadCause,
  type ReloadOutcome,
} from './live-content.ts';
import { loadBeside } from './load-beside.ts';
import type { ContentSnapshot } from './snapshot.ts';
import { watchFolder } from './watch-folder.ts';

export interface FollowOptions {
  settings: Pick<Settings, 'CONTENT_DIR' | 'CONTENT_WATCH'>;
  logger: Logger;
  /** What is shown at first: what the folder said when its reading began. */
  revision: string;
  /** Shows a snapshot to visitors. Resolves with the number of pages that were kept and are outdated now. */
  apply(snapshot: ContentSnapshot): Promise<number>;
}

export interface FollowedContent {
  /** Takes the folder over as it is now, or says why not; never throws. */
  reload(cause: ReloadCause): Promise<ReloadOutcome>;
  figures(): LiveContentFigures;
  /** Watches no more; resolves when nothing is in work. */
  close(): Promise<void>;
}

/** Shows what becomes of the content folder while the site serves. */
export function followContent({ settings, logger, revision, apply }: FollowOptions): FollowedContent {
  const { CONTENT_DIR: folder, CONTENT_WATCH: how } = settings;
  const live = new LiveContent({
    logger,
    revision,
    load: () => loadBeside(folder),
    apply,
    comingProblems: (turns) => comingProblems(folder, turns),
  });
  // When that is, the loader finds out.
  if (someText(folder, (text) => mayTurn(text, Date.now()))) void live.reload('time');
  const onChange = () => void live.reload('watch');
  const watching = how === 'off' ? undefined : watch(how === 'poll');

  /** What was saved before the watcher heard of it is found by what the folder says. */
  async function watch(poll: boolean): Promise<() => Promise<void>> {
    const end = await watchFolder({ folder, poll, onChange, logger });
    if (folderRevision(folder) !== revision && live.revision === revision) onChange();
    return end;
  }

  return {
    reload: (cause) => live.reload(cause),
    figures: () => live.figures(),
    async close() {
      const end = await watching;
      await end?.();
      await live.close();
    },
  };
}
