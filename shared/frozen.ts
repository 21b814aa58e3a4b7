/** Freezes data deeply, for shared readers. Frozen parts are assumed to be frozen deeply. */
export function deepFreeze<Data extends object>(data: Data): Data {
  for (const part of Object.values(data)) if (!Object.isFrozen(part)) deepFreeze(part);
  return Object.freeze(data);
}
