import { expect, test } from '@jest/globals';
import { createResolver } from '../../../shared/paths/resolve.ts';
import { ROUTES, type Route, type RouteId } from '../../../shared/paths/routes.ts';
import { buildTable } from '../../../shared/paths/table.ts';
import { pageModules } from '../../routes/pages.ts';
import { findText } from './find-text.ts';
import type { BriefText } from './types.ts';

const SOURCES = ['brief.tsx', 'webinars.tsx', 'partners.tsx', 'downloads.tsx'].map(
  (file) => `client/routes/${file}`,
);
const TEXT_ROUTES = (ROUTES as readonly Route[]).filter(({ id }) =>
  SOURCES.includes(pageModules[id as RouteId].source),
);
const PATHS = TEXT_ROUTES.flatMap(({ param, pattern, aliases, fixedParams }) =>
  param
    ? (fixedParams ?? []).map((value) => pattern.replace(':param', value))
    : [pattern, ...(aliases ?? [])],
);

async function allTexts(): Promise<[string, BriefText][]> {
  return Promise.all(
    PATHS.map(async (path): Promise<[string, BriefText]> => {
      const text = await findText(path);
      if (!text) throw new Error(`nothing is written for ${path}`);
      return [path, text];
    }),
  );
}

/** Every link of a text, whether it stands in a sentence, on a card or in the way to the page. */
function linksOf(text: BriefText): string[] {
  const json = JSON.stringify(text);
  return [
    ...[...json.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path]) => path!),
    ...[...json.matchAll(/"(?:to|path)":"([^"]+)"/g)].map(([, path]) => path!),
  ];
}

test('every page of text has one, with something to say and a description of fitting length', async () => {
  for (const [path, text] of await allTexts()) {
    expect([path, text.sections.length >= 2]).toEqual([path, true]);
    const { length } = text.description;
    expect([path, length >= 60 && length <= 130]).toEqual([path, true]);
    const ids = text.sections.map(({ id }) => id);
    expect([path, new Set(ids).size]).toEqual([path, ids.length]);
  }
});

test('every link in a text leads to a page of the site', async () => {
  const resolve = createResolver(buildTable({}), { pathOf: () => undefined, has: () => undefined });
  for (const [path, text] of await allTexts()) {
    for (const link of linksOf(text)) {
      const { pathname, search } = new URL(link, 'https://site.example');
      expect([path, link, resolve(pathname, search).kind]).not.toEqual([path, link, 'not-found']);
      expect([path, link, resolve(pathname, search).kind]).not.toEqual([path, link, 'redirect']);
    }
  }
});

test('an address that nobody has written for has no text', async () => {
  for (const path of [
    '/webinar/20250404',
    '/blog/first',
    '/faq/nope',
    '/tags/wifi7',
    '/technology/poe',
    '/servicex',
  ]) {
    expect(await findText(path)).toBeUndefined();
  }
});
