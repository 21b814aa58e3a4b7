import { problemOf } from '../api.ts';
import { Problem } from '../components/problem.tsx';

interface MoreButtonProps {
  /** Whether something follows what is shown. */
  hasMore: boolean;
  isBusy: boolean;
  /** What went wrong the last time; undefined where nothing did. */
  failed: unknown;
  onMore(): void;
}

/** The end of a list that is shown page by page. */
export function MoreButton({ hasMore, isBusy, failed, onMore }: MoreButtonProps) {
  return (
    <>
      {failed !== undefined && <Problem problem={problemOf(failed)} />}
      {hasMore && (
        <p>
          <button type="button" disabled={isBusy} onClick={onMore}>
            さらに表示
          </button>
        </p>
      )}
    </>
  );
}
