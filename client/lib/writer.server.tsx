import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { onceForEach } from '../../shared/once-for-each.ts';
import type { ContentPages } from '../../shared/paths/content-pages.ts';
import { remembered } from '../../shared/remembered.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import { PhraseMarks } from '../components/phrases.tsx';
import { dataJson, pageStateJson } from './data-json.server.ts';
import { PageContextProvider, type PageContextValue } from './page-context.tsx';
import type { PageState } from './page-state.ts';
import { splitPhrases } from './phrases.server.ts';
import { Recurring } from './recurring.server.ts';
import { type ItemPart, type Writer, WriterContext } from './writer.ts';

/** What of a page's context is the same on all pages of the site. */
export type SiteContext = Pick<PageContextValue, 'settings' | 'content' | 'contentPages'>;

/** Titles of a site repeat from page to page. */
const writePhrases = remembered(
  (text) => renderToStaticMarkup(<PhraseMarks phrases={splitPhrases(text)} />),
  { max: 4_000, maxLength: 200 },
);

/** The footer of a site, for two widths and a few states of its lists. */
const PARTS_MAX = 16;
/** What was written last comes first. */
const parts: { form: string; data: object; markup: string }[] = [];

function writePart(data: object, form: string, render: () => ReactNode): string | null {
  if (!Object.values(data).every(Object.isFrozen)) return null;
  const known = parts.find((part) => part.form === form && hasSameParts(part.data, data));
  if (known) return known.markup;
  const markup = renderToStaticMarkup(render());
  parts.unshift({ form, data, markup });
  parts.splice(PARTS_MAX);
  return markup;
}

/** Whether two records, or two lists, are made of the same objects. */
function hasSameParts(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  const isSame = ([name, value]: [string, unknown], at: number) =>
    name === others[at]?.[0] && value === others[at]?.[1];
  return entries.length === others.length && entries.every(isSame);
}

/** Of those that were shown last: the cards of the pages that are asked for most, some three kilobytes each. */
const ITEMS_MAX = 300;
/** By the component, and the options that it was given. */
type WrittenItem = Map<unknown, Map<string, string>>;

/** Cards of one state of the content. With another state come other objects, and what was written of these is let go. */
const itemsOf = onceForEach((_content: PublicContent) =>
  onceForEach((_pages: ContentPages) => new Recurring<WrittenItem>({ max: ITEMS_MAX })),
);

/** By identity: data that are kept are the same object on each page, and nobody can change it. */
function writeItem<Item extends object>(
  site: SiteContext,
  Part: ItemPart<Item>,
  item: Item,
  options: object = {},
): string | null {
  const isEager = 'eager' in options && options.eager;
  if (isEager || !Object.isFrozen(item)) return null;
  const items = itemsOf(site.content)(site.contentPages);
  const form = JSON.stringify(options);
  const written: WrittenItem = items.find(item) ?? new Map();
  const known = written.get(Part)?.get(form);
  if (known !== undefined) return known;
  if (!items.recurs(item)) return null;
  // With the comments between texts that the browser needs to take it over.
  const markup = renderToString(
    <PageContextProvider value={contextOf(site)}>
      <WriterContext value={itemWriter(site)}>
        <Part item={item} {...options} />
      </WriterContext>
    </PageContextProvider>,
  );
  const forms = written.get(Part) ?? new Map<string, string>();
  items.keep(item, written.set(Part, forms.set(form, markup)));
  return markup;
}

/** Nothing of the page that an item is written for first. */
function contextOf(site: SiteContext): PageContextValue {
  const { settings, content, contentPages } = site;
  return {
    ...{ settings, content, contentPages },
    ...{ sentReceipt: null, styles: [], scripts: null, state: null, notFound: null, language: 'ja' },
  };
}

function itemWriter(site: SiteContext): Writer {
  return {
    phrases: writePhrases,
    part: writePart,
    item: (Part, item, options) => writeItem(site, Part, item, options),
    data: (data) => dataJson(data, []),
    shown: null,
  };
}

/** Writes for one page. */
export function createWriter(site: SiteContext, state: PageState): Writer {
  const shown: string[] = [];
  return {
    ...itemWriter(site),
    data: (data) => (data === state ? pageStateJson(state, shown) : dataJson(data, shown)),
    shown,
  };
}
