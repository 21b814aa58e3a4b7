import { problemOf } from '../api.ts';
import { Problem } from '../components/problem.tsx';

interface MoreButtonProps {
  /** Whether further pages exist. */
  hasMore: boolean;
  isBusy: boolean;
  /** Error of the last request; undefined without one. */
  failed: unknown;
  onMore(): void;
}

/** End of a paginated list. */
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
