const PARAMETER = 'model';
const ID = /^[1-9]\d{0,8}$/;

/**
 * The id in the parameter `model`: the model from whose page the visitor opened the comparison of its series. Undefined
 * for an invalid id.
 */
export function readMarkedModel(query: URLSearchParams): number | undefined {
  const value = query.get(PARAMETER) ?? '';
  return ID.test(value) ? Number(value) : undefined;
}

/** The canonical form of the same query. */
export function markedModelQuery(id: number | undefined): URLSearchParams {
  return new URLSearchParams(id === undefined ? {} : { [PARAMETER]: String(id) });
}
