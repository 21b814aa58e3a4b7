import { folderRevision, someText } from '../../corpus/folder-state.ts';
import { mayTurn } from '../../corpus/timing.ts';
import type { Settings } from '../settings/settings.ts';
import { comingProblems } from './coming-problems.ts';
import type { LastGoodContent } from './last-good.ts';
import { LiveContent, type LiveContentOptions } from './live-content.ts';
import { loadBeside } from './load-beside.ts';
import type { ContentSnapshot } from './snapshot.ts';
import { watchFolder } from './watch-folder.ts';

interface FollowOptions extends Pick<LiveContentOptions, 'logger' | 'revision' | 'apply' | 'onOutcome'> {
  settings: Pick<Settings, 'CONTENT_DIR' | 'CONTENT_WATCH'>;
  /** Copies of valid states that outlive the process. */
  lastGood?: LastGoodContent | undefined;
  /** Whether the first snapshot is such a copy, because the folder was invalid. */
  isLastGood?: boolean;
  /** Reads and checks the folder; in a worker thread by default. */
  load?: (() => Promise<ContentSnapshot>) | undefined;
}

export type FollowedContent = Pick<LiveContent, 'reload' | 'figures' | 'close'>;

/** Publishes changes of the content folder while the site serves, until it is closed. */
export function followContent(options: FollowOptions): FollowedContent {
  const { settings, logger, revision, lastGood, isLastGood = false } = options;
  const { CONTENT_DIR: folder, CONTENT_WATCH: how } = settings;
  const apply = async (snapshot: ContentSnapshot) => {
    const pages = await options.apply(snapshot);
    void lastGood?.keep(snapshot.site.revision);
    return pages;
  };
  const live = new LiveContent({
    logger,
    revision,
    isRefused: isLastGood,
    load: options.load ?? ((signal) => loadBeside(folder, { signal })),
    apply,
    onOutcome: options.onOutcome,
    comingProblems: (turns, signal) => comingProblems(folder, turns, signal),
  });
  if (isLastGood) void live.reload('start');
  else void lastGood?.keep(revision);
  // The reload computes the moment of the next scheduled change.
  if (!isLastGood && someText(folder, (text) => mayTurn(text, Date.now()))) void live.reload('time');
  const onChange = () => void live.reload('watch');
  const watching = how === 'off' ? undefined : watch(how === 'poll');

  /** Watches the folder. A change saved before the watcher was ready is detected by its revision. */
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
      await lastGood?.done();
    },
  };
}
