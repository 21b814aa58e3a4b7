import type { ReactNode } from 'react';

/** List of entries that open individually, limited to reading width. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="max-w-4xl border-t border-line">{children}</div>;
}

interface AccordionItemProps {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Entry based on `<details>`, so that it works without scripts and page search finds its text. */
export function AccordionItem({ title, open, children }: AccordionItemProps) {
  return (
    <details className="accordion-item" open={open || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
