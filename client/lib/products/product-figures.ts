import type { Api } from '../../../records/client.ts';
import { isApiError } from '../../../shared/api/error.ts';
import type { ProductFigures } from '../../../shared/products/product-figures.ts';

/**
 * Specifications of products, or the reason for their absence: pages that calculate with them show it and stay usable.
 */
export interface KnownFigures {
  list: ProductFigures[];
  /** Null if the list is available; otherwise a sentence for the visitor and the status of the response. */
  missing: { message: string; status: number } | null;
}

const NOT_OFFERED = 404;

function why(error: unknown): NonNullable<KnownFigures['missing']> {
  const status = isApiError(error) ? error.status : 502;
  // The call is optional for a back end, so the page is complete without it.
  if (status === NOT_OFFERED)
    return { message: '製品の数値は、このサイトでは提供していません。', status: 200 };
  return { message: '製品の数値を取得できませんでした。少し時間をおいてお試しください。', status };
}

/** Loads the specifications of all products; never rejects. @param onFailure takes the error of a failed call */
export async function knownFigures(
  api: Pick<Api, 'getFigures'>,
  onFailure: (error: unknown) => void = () => {},
): Promise<KnownFigures> {
  try {
    return { list: await api.getFigures(), missing: null };
  } catch (error) {
    onFailure(error);
    return { list: [], missing: why(error) };
  }
}
