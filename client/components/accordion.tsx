import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

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
    <details className="group border-b border-line" open={open || undefined}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-bold hover:text-aqua">
        {title}
        <Icon name="chevron-down" className="size-5 text-aqua transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
