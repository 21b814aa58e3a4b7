import { locationsIn, samplePaths } from './sample-paths.ts';

/** Every path that a sitemap of the site lists. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const sitemaps = await locationsIn(`${origin}/sitemap.xml`);
  return (await Promise.all(sitemaps.map((path) => locationsIn(origin + path)))).flat();
}

/** Every page of the site: what the sitemap lists, and a sample of every route beside it. */
export async function allPaths(origin: string): Promise<string[]> {
  const samples = (await samplePaths(origin)).map(({ path }) => path);
  return [...new Set([...samples, ...(await sitemapPaths(origin))])];
}
