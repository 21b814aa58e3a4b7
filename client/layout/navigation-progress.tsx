import { PROGRESS_BAR_MS } from '../../shared/constants.ts';
import { classNames } from '../components/class-names.ts';
import { ProgressBar } from '../components/progress-bar.tsx';
import type { NavigationProgress as Progress } from './use-navigation-progress.ts';

export const LOADING_TEXT = '読み込んでいます';

/**
 * Shows that the next page is loading: a line at the top, and a text below the header. On wide screens the
 * row of top links is above the part that --header-height measures.
 */
export function NavigationProgress({ progress }: { progress: Progress }) {
  if (progress === 'idle') return null;
  const done = progress === 'finishing';
  return (
    <>
      <ProgressBar label="ページの読み込み" durationMs={PROGRESS_BAR_MS} done={done} />
      <p
        aria-hidden="true"
        data-loading-indicator
        className={classNames(
          'pointer-events-none fixed top-[calc(var(--header-height,4rem)+0.75rem)] md:top-[calc(var(--header-height,4.5rem)+3.5rem)] left-1/2 z-40 flex -translate-x-1/2 items-center gap-2 rounded-md border border-on-navy bg-navy px-4 py-2 text-sm whitespace-nowrap text-white transition-opacity duration-300 starting:opacity-0 print:hidden',
          done && 'opacity-0',
        )}
      >
        <span className="size-4 animate-spin rounded-full border-2 border-navy-soft border-t-aqua-bright" />
        {LOADING_TEXT}
      </p>
    </>
  );
}
