import { createElement, type ReactNode, useRef } from 'react';
import { useFollowedLinks } from '../lib/use-followed-links.ts';

interface AsWrittenProps<Data> {
  /** Unique on the page. */
  name: string;
  as?: 'div' | 'ul';
  className?: string;
  /** What the server alone knows when it wrote the document (`notSent`), and the browser when it renders the page itself. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * Markup that nothing in the browser changes. The document brings it along without the data that it was made from, and it
 * stays as it is: links in it are followed as any other.
 */
export function AsWritten<Data>({ name, as = 'div', className, data, children }: AsWrittenProps<Data>) {
  const element = useRef<HTMLElement>(null);
  useFollowedLinks(element, data === undefined);
  const common = { ref: element, className, 'data-written': name };
  if (data !== undefined) return createElement(as, common, children(data));
  return createElement(as, {
    ...common,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: readMarkup(name) },
  });
}

const read = new Map<string, string>();

/** What the server wrote; kept, because React may render the part again without it. */
function readMarkup(name: string): string {
  const markup = read.get(name) ?? document.querySelector(`[data-written="${name}"]`)?.innerHTML ?? '';
  read.set(name, markup);
  return markup;
}
