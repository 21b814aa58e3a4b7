import { locationsIn, samplePaths } from './sample-paths.ts';

/** Paths of all pages that the site's sitemaps list. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const sitemaps = await locationsIn(`${origin}/sitemap.xml`);
  return (await Promise.all(sitemaps.map((path) => locationsIn(origin + path)))).flat();
}

/** Paths of all pages: those of the sitemaps and a sample of every route. */
export async function allPaths(origin: string): Promise<string[]> {
  const samples = (await samplePaths(origin)).map(({ path }) => path);
  return [...new Set([...samples, ...(await sitemapPaths(origin))])];
}
