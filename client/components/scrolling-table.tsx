import type { ReactNode } from 'react';

interface ScrollingTableProps {
  /** Names the region that scrolls, and the table in it. */
  label: string;
  /** Of the region. */
  frame: string;
  /** Of the table. */
  className: string;
  /** The width of the window from which it fits; until then words say that it goes on to the side. Null where it mostly fits. */
  fitsFrom?: 'md' | 'lg' | null;
  /** Head and body. */
  children: ReactNode;
}

/** A table that scrolls in a region of its own where it is wider than its place. */
export function ScrollingTable({ label, frame, className, fitsFrom = 'lg', children }: ScrollingTableProps) {
  return (
    <>
      {fitsFrom ? (
        <p className={fitsFrom === 'md' ? 'scroll-hint md:hidden' : 'scroll-hint'}>
          横にスクロールできます →
        </p>
      ) : null}
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        className={frame}
      >
        <table className={className}>
          <caption className="sr-only">{label}</caption>
          {children}
        </table>
      </section>
    </>
  );
}

/**
 * The same for many columns: the heads and the first column stay in view. The region is positioned, so that texts for screen
 * readers scroll with their cells, and isolated, so that the cells that stay in view lie below the page's own bars.
 */
export function WideTable({ label, children }: Pick<ScrollingTableProps, 'label' | 'children'>) {
  return (
    <ScrollingTable label={label} frame="comparison-scroller" className="comparison-table">
      {children}
    </ScrollingTable>
  );
}
