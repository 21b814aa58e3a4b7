import type { ReactNode } from 'react';

interface ScrollingTableProps {
  /** Label of the scrolling region and of its table. */
  label: string;
  /** Classes of the region. */
  frame: string;
  /** Classes of the table. */
  className: string;
  /** Breakpoint from which the table fits; a hint about scrolling is shown below it. Null if the table usually fits. */
  fitsFrom?: 'md' | 'lg' | null;
  /** Head and body of the table. */
  children: ReactNode;
}

/** Table that scrolls in its own region if it is wider than its container. */
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
 * Variant for many columns: the head and the first column stay in view. The region is positioned, so that texts for
 * screen readers scroll with their cells, and isolated, so that the sticky cells lie below the page's own bars.
 */
export function WideTable({ label, children }: Pick<ScrollingTableProps, 'label' | 'children'>) {
  return (
    <ScrollingTable label={label} frame="comparison-scroller" className="comparison-table">
      {children}
    </ScrollingTable>
  );
}
