import { sitemapPaths } from '../../test/support/content/all-paths.ts';

/** Facet of the product finder, as the site's API returns it. */
interface Facet {
  name: string;
  options: { value: string }[];
}

type Choice = { name: string; value: string };

const queryOf = (chosen: Choice[]): string =>
  new URLSearchParams(chosen.map(({ name, value }): [string, string] => [name, value])).toString();

/**
 * Queries with one choice, then two, then three in different facets, as visitors of a catalogue combine them.
 */
function* queriesOf(facets: Facet[]): Generator<string> {
  const choices = facets.flatMap(({ name, options }) =>
    options.map(({ value }): Choice => ({ name, value })),
  );
  let chosen: Choice[][] = [[]];
  for (let count = 1; count <= 3; count += 1) {
    chosen = chosen.flatMap((before) =>
      choices
        .slice(choices.indexOf(before.at(-1) as Choice) + 1)
        .filter(({ name }) => before.every((choice) => choice.name !== name))
        .map((choice) => [...before, choice]),
    );
    yield* chosen.map(queryOf);
  }
}

/**
 * Distinct addresses of pages: those of the sitemap, then the list of all products with its filters.
 *
 * @throws {Error} when the site has too few.
 */
export async function soakAddresses(port: number, wanted: number): Promise<string[]> {
  const origin = `http://127.0.0.1:${port}`;
  const screen = await fetch(`${origin}/api/goods/getGoodsScreenList`);
  const { data } = (await screen.json()) as { data: Facet[] };
  const lists = [...queriesOf(data)].map((query) => `/products/all-products?${query}`);
  const all = [...new Set(await sitemapPaths(origin)), ...lists];
  if (all.length < wanted) throw new Error(`the site has ${all.length} addresses, not ${wanted}`);
  return all.slice(0, wanted);
}
