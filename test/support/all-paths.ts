import { samplePaths } from './sample-paths.ts';

/** Every page of the site: what the sitemap lists, and a sample of every route beside it. */
export async function allPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await fetch(origin + path)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  };
  const paths = new Set((await samplePaths(origin)).map(({ path }) => path));
  for (const sitemap of await locations('/sitemap.xml')) {
    for (const path of await locations(sitemap)) paths.add(path);
  }
  return [...paths];
}
