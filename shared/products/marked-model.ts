const PARAMETER = 'model';
const ID = /^[1-9]\d{0,8}$/;

/**
 * The model that a visitor of a series' comparison comes from: its id, which the query `model` says. Undefined for anything
 * that is no id.
 */
export function readMarkedModel(query: URLSearchParams): number | undefined {
  const value = query.get(PARAMETER) ?? '';
  return ID.test(value) ? Number(value) : undefined;
}

/** The same query in one spelling. */
export function markedModelQuery(id: number | undefined): URLSearchParams {
  return new URLSearchParams(id === undefined ? {} : { [PARAMETER]: String(id) });
}
