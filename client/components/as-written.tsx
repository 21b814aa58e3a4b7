import { createElement, type ReactNode, useContext, useRef } from 'react';
import { useFollowedLinks } from '../lib/use-followed-links.ts';
import { WriterContext } from '../lib/writer.ts';

interface AsWrittenProps<Data extends object> {
  /** Unique on the page. */
  name: string;
  as?: 'div' | 'ul';
  className?: string;
  /** What the server alone knows when it wrote the document (`notSent`), and the browser when it renders the page itself. */
  data: Data | undefined;
  /**
   * For a part that stands on many pages, and depends on nothing but its data and this: the server renders it once and
   * writes the same markup again. Unique on the site.
   */
  form?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Markup that nothing in the browser changes. The document brings it along without the data that it was made from, and it
 * stays as it is: links in it are followed as any other.
 */
export function AsWritten<Data extends object>({
  name,
  as = 'div',
  className,
  data,
  form,
  children,
}: AsWrittenProps<Data>) {
  const element = useRef<HTMLElement>(null);
  useFollowedLinks(element, data === undefined);
  const writer = useContext(WriterContext);
  const common = { ref: element, className, 'data-written': name };
  if (data === undefined)
    return createElement(as, { ...common, suppressHydrationWarning: true, ...html(readMarkup(name)) });
  const markup = form && writer?.part(data, form, () => children(data));
  return markup == null
    ? createElement(as, common, children(data))
    : createElement(as, { ...common, ...html(markup) });
}

function html(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup } };
}

const read = new Map<string, string>();

/** What the server wrote; kept, because React may render the part again without it. */
function readMarkup(name: string): string {
  const markup = read.get(name) ?? document.querySelector(`[data-written="${name}"]`)?.innerHTML ?? '';
  read.set(name, markup);
  return markup;
}
