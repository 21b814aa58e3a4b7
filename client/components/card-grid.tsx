import type { ReactNode } from 'react';

const GRIDS = {
  // Of three in two columns the last has a row of its own, and lies down in it.
  3: 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3 md:max-lg:*:last:odd:col-span-2',
  4: 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-4 xl:gap-6',
};

function gridOf(columns: CardColumns, strip = false): string {
  return strip ? GRIDS[columns].replace('grid grid-cols-1', 'card-strip md:grid') : GRIDS[columns];
}

/** How many cards stand in a row on large screens; two on medium ones, one on small ones. */
export type CardColumns = keyof typeof GRIDS;

interface CardGridProps {
  /** A list item for each card. */
  children: ReactNode;
  columns?: CardColumns;
  /** Beside something else: on small screens the cards lie in one row, which scrolls. */
  strip?: boolean | undefined;
}

/** A list of cards. */
export function CardGrid({ children, columns = 3, strip }: CardGridProps) {
  return <ul className={gridOf(columns, strip)}>{children}</ul>;
}

interface CardGridSkeletonProps {
  count?: number;
  columns?: CardColumns;
  strip?: boolean;
  /** What stands in for a card; a cover above words, if not given. */
  children?: ReactNode;
}

/** Holds the grid's place while its cards are on their way. */
export function CardGridSkeleton({ count = 3, columns = 3, strip = false, children }: CardGridSkeletonProps) {
  return (
    <ul className={gridOf(columns, strip)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never change places
        <li key={index}>{children ?? <CoverSkeleton />}</li>
      ))}
    </ul>
  );
}

function CoverSkeleton() {
  return (
    <div className="rounded-lg border border-line bg-white">
      <div className="aspect-video animate-pulse rounded-t-lg bg-surface-deep" />
      <div className="h-42" />
    </div>
  );
}
