/** Drops a byte order mark, which some back ends send. */
const decoder = new TextDecoder();

/** @throws {SyntaxError} */
export function parseJson(body: Buffer): unknown {
  return JSON.parse(decoder.decode(body));
}
