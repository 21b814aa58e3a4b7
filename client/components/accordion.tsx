import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Entries that open one by one, in a column of reading width. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('max-w-4xl border-t border-line', className)}>{children}</div>;
}

interface AccordionItemProps {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Native, so that it works and is found without scripts. */
export function AccordionItem({ title, open, children }: AccordionItemProps) {
  return (
    <details className="accordion-item" open={open || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
