import { samplePaths } from './sample-paths.ts';

/** Every path that a sitemap of the site lists. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await fetch(origin + path)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  };
  const sitemaps = await locations('/sitemap.xml');
  return (await Promise.all(sitemaps.map(locations))).flat();
}

/** Every page of the site: what the sitemap lists, and a sample of every route beside it. */
export async function allPaths(origin: string): Promise<string[]> {
  const samples = (await samplePaths(origin)).map(({ path }) => path);
  return [...new Set([...samples, ...(await sitemapPaths(origin))])];
}
