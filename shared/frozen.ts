import { onceForEach } from './once-for-each.ts';

/** Freezes data deeply, for shared readers. Frozen parts are assumed to be frozen deeply. */
export function deepFreeze<Data extends object>(data: Data): Data {
  for (const part of Object.values(data)) if (!Object.isFrozen(part)) deepFreeze(part);
  return Object.freeze(data);
}

/**
 * Memoizes a function of frozen data, with a frozen result; for other data the function runs each time. Pages share
 * cached data, so that comparisons by identity find the earlier result.
 */
export function onceForFrozen<Source extends object, Made extends object>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const once = onceForEach((source: Source) => deepFreeze(make(source)));
  return (source) => (Object.isFrozen(source) ? once(source) : make(source));
}
