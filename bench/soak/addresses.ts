/** Facet of the product finder, as the site's API returns it. */
interface Facet {
  name: string;
  options: { value: string }[];
}

async function textOf(port: number, address: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`);
  return response.text();
}

function placesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
}

/** Pages of all sitemaps, in their order. */
async function sitePages(port: number): Promise<string[]> {
  const parts = placesIn(await textOf(port, '/sitemap.xml'));
  const pages = await Promise.all(
    parts.map(async (part) => (part.endsWith('.xml') ? placesIn(await textOf(port, part)) : [part])),
  );
  return [...new Set(pages.flat())];
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
  const screen = JSON.parse(await textOf(port, '/api/goods/getGoodsScreenList')) as { data: Facet[] };
  const lists = [...queriesOf(screen.data)].map((query) => `/products/all-products?${query}`);
  const all = [...(await sitePages(port)), ...lists];
  if (all.length < wanted) throw new Error(`the site has ${all.length} addresses, not ${wanted}`);
  return all.slice(0, wanted);
}
