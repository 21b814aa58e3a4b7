import { createElement, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../../shared/plain-click.ts';
import { PROSE_INDEX } from '../../lib/loading/page-state.ts';
import { ServerMarkupContext } from '../../lib/markup/server-markup.ts';

/* Markup whose data are not serialized into the document. */

/** Omits data from the document: `JSON.stringify` leaves it out. Undefined while hydrating server HTML. */
export function serverOnly<Data extends object>(data: Data): Data | undefined {
  return Object.defineProperty({ ...data }, 'toJSON', { value: () => undefined });
}

interface StaticHtmlProps<Data extends object> {
  /** Unique on the page. */
  name: string;
  as?: 'div' | 'ul';
  className?: string;
  /** From `serverOnly`: undefined while hydrating server HTML. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * Part of the page without state or handlers. Without its data, the browser keeps the server's markup and follows its
 * links.
 */
export function StaticHtml<Data extends object>({
  name,
  as = 'div',
  className,
  data,
  children,
}: StaticHtmlProps<Data>) {
  const element = useRef<HTMLElement>(null);
  useFollowedLinks(element, data === undefined);
  const common = { ref: element, className, 'data-static': name };
  if (data) return createElement(as, common, children(data));
  const dangerouslySetInnerHTML = { __html: readMarkup(name) };
  return createElement(as, { ...common, suppressHydrationWarning: true, dangerouslySetInnerHTML });
}

const read = new Map<string, string>();

/** The server's markup; cached, because React may render the part again without it. */
function readMarkup(name: string): string {
  const markup = read.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
  read.set(name, markup);
  return markup;
}

/** Follows links to this site within static markup by the router instead of loading a document. */
export function useFollowedLinks(markup: RefObject<HTMLElement | null>, isWanted = true): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = isWanted ? markup.current : null;
    function follow(event: MouseEvent) {
      const path = pathToFollow(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, markup, isWanted]);
}

/** The path of a plain click on a link to this site; undefined leaves the click to the browser. */
function pathToFollow(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link && isPlainClick(event, link) ? link.getAttribute('href') : null;
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}

/** References are hardly shorter than texts of this length. */
const SHORT = 40;

/**
 * Attribute of an element that shows a text, so that the page's data refer to the text instead of repeating it; empty
 * in the browser.
 */
export function useProseIndex(html: string): { [PROSE_INDEX]?: number } {
  const shown = useContext(ServerMarkupContext)?.shown;
  if (!shown || html.length < SHORT) return {};
  const known = shown.indexOf(html);
  return { [PROSE_INDEX]: known === -1 ? shown.push(html) - 1 : known };
}
