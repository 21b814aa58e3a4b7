import type { Api } from '../../shared/api/client.ts';
import { isApiError } from '../../shared/api/error.ts';
import type { ProductFigures } from '../../shared/api/models.ts';

/** The figures of products, or why there are none: a page that calculates says so and goes on. */
export interface KnownFigures {
  list: ProductFigures[];
  /** Null when they are there; otherwise a sentence for the visitor, and the status that the page answers with. */
  missing: { message: string; status: number } | null;
}

const NOT_OFFERED = 404;

function why(error: unknown): NonNullable<KnownFigures['missing']> {
  const status = isApiError(error) ? error.status : 502;
  // A back end without the call lacks nothing that it promised: the page is whole without.
  if (status === NOT_OFFERED)
    return { message: '製品の数値は、このサイトでは提供していません。', status: 200 };
  return { message: '製品の数値を取得できませんでした。少し時間をおいてお試しください。', status };
}

/** The figures of all products, or why there are none; never rejects. @param onFailure takes the error of a failed call. */
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
