import type { Key, ReactNode } from 'react';

const GRIDS = {
  // In two columns the last of three cards spans its own row, in landscape layout; a product would fill the window.
  3: 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd):not(:has(>.product-card))]:col-span-2',
  4: 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-4 xl:gap-6',
};

function gridOf(columns: CardColumns, strip = false): string {
  return strip ? GRIDS[columns].replace('grid grid-cols-1', 'card-strip md:grid') : GRIDS[columns];
}

/** Number of cards in a row on large screens; medium ones have two, small ones one. */
type CardColumns = keyof typeof GRIDS;

export interface CardGridProps<Item> {
  items: Item[];
  /** Number of cards in the first screen, whose pictures load eagerly. */
  eager?: number;
  columns?: CardColumns;
  /** Whether the grid becomes a scrolling row on small screens, for lists next to other content. */
  strip?: boolean | undefined;
}

/** A list of cards, one for each item. */
export function CardGrid<Item extends { id: Key }>({
  items,
  eager = 0,
  columns = 3,
  strip,
  children,
}: CardGridProps<Item> & { children(item: Item, isEager: boolean): ReactNode }) {
  return (
    <ul className={gridOf(columns, strip)}>
      {items.map((item, index) => (
        <li key={item.id}>{children(item, index < eager)}</li>
      ))}
    </ul>
  );
}

interface CardGridSkeletonProps {
  count?: number;
  columns?: CardColumns;
  strip?: boolean;
  /** Placeholder of a card; by default a cover above text. */
  children?: ReactNode;
}

/** Reserves the grid's space while its cards load. */
export function CardGridSkeleton({ count = 3, columns = 3, strip = false, children }: CardGridSkeletonProps) {
  return (
    <ul className={gridOf(columns, strip)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never reordered
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
