import type { Api } from '../../shared/api/client.ts';
import type { ProductCard, Suggestion } from '../../shared/api/models.ts';

/** What the not-found page offers instead. */
export interface NotFoundData {
  hot: ProductCard[];
  /** Models that the address seems to have meant. */
  models: Suggestion[];
}

/** A part of an address that looks like a model name: letters and digits mixed, four characters or more. */
const MODEL_LIKE = /(?=[a-z0-9-]*[a-z])(?=[a-z0-9-]*\d)[a-z0-9]+(?:-[a-z0-9]+)*/gi;
const MODEL_MIN_LENGTH = 4;
const MODELS_SHOWN = 3;

/** Candidates for a model name in an address, the longest first. */
export function modelCandidates(url: string): string[] {
  const { pathname } = new URL(url);
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // An address that cannot be decoded is searched as it is.
  }
  const parts = path.replace(/_[pr]?\d+(?=\.html|$)/g, ' ').match(MODEL_LIKE) ?? [];
  return parts
    .filter((part) => part.length >= MODEL_MIN_LENGTH)
    .sort((a, b) => b.length - a.length)
    .slice(0, 2);
}

/** Never rejects: a not-found page without suggestions is still a not-found page. */
export async function loadNotFoundData(api: Api, url: string): Promise<NotFoundData> {
  const [hot, ...suggested] = await Promise.all([
    api.getHotProducts().catch(() => []),
    ...modelCandidates(url).map((candidate) => api.suggestModels(candidate).catch(() => [])),
  ]);
  const models = suggested.find((list) => list.length > 0) ?? [];
  return { hot, models: models.slice(0, MODELS_SHOWN) };
}
