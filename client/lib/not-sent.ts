/** Data of markup that the browser keeps as the server wrote it: a document does not carry them. */
export function notSent<Data extends object>(data: Data): Data | undefined {
  return Object.defineProperty({ ...data }, 'toJSON', { value: () => undefined });
}
