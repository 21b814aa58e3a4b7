import type { Api } from '../../../records/client.ts';
import type { ProductCard, Suggestion } from '../../../shared/api/product-card.ts';
import { trimmed } from '../../../shared/text/trimmed.ts';

/** Suggestions on the not-found page. */
export interface NotFoundData {
  hot: ProductCard[];
  /** Products whose model resembles a part of the address. */
  models: Suggestion[];
}

/** Matches parts of an address between characters that no model name contains. */
const PART = /[a-z0-9-]+/gi;
/** Exceeds every product's address; models are not searched in the rest. */
const PATH_MAX_LENGTH = 200;
const MODEL_MIN_LENGTH = 4;
const MODELS_SHOWN = 3;

/** Candidates for a model name in an address, the longest first. */
export function modelCandidates(url: string): string[] {
  const { pathname } = new URL(url);
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // An address that cannot be decoded is searched in its encoded form.
  }
  const parts =
    path
      .slice(0, PATH_MAX_LENGTH)
      .replace(/_[pr]?\d+(?=\.html|$)/g, ' ')
      .match(PART) ?? [];
  return parts
    .map((part) => trimmed(part, /-/))
    .filter((part) => part.length >= MODEL_MIN_LENGTH && /[a-z]/i.test(part) && /\d/.test(part))
    .sort((a, b) => b.length - a.length)
    .slice(0, 2);
}

/**
 * Loads the suggestions; never rejects, because the page is also useful without them. @param onFailure takes the error
 * of each failed call
 */
export async function loadNotFoundData(
  api: Api,
  url: string,
  onFailure: (error: unknown) => void = () => {},
): Promise<NotFoundData> {
  const orNone = <Item>(call: Promise<Item[]>) =>
    call.catch((error: unknown): Item[] => {
      onFailure(error);
      return [];
    });
  const [hot, ...suggested] = await Promise.all([
    orNone(api.getHotProducts()),
    ...modelCandidates(url).map((candidate) => orNone(api.suggestModels(candidate))),
  ]);
  const models = suggested.find((list) => list.length > 0) ?? [];
  return { hot, models: models.slice(0, MODELS_SHOWN) };
}
