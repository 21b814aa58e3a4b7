import { onceForEach } from './once-for-each.ts';

/** Makes data unchangeable, for readers who share them. What is frozen already is taken to be so all the way down. */
export function deepFreeze<Data extends object>(data: Data): Data {
  for (const part of Object.values(data)) if (!Object.isFrozen(part)) deepFreeze(part);
  return Object.freeze(data);
}

/**
 * What is made of data that nobody can change is made once, and can't be changed either; of other data it is made each time.
 * Data that are kept are read by many pages: who compares by identity finds what was made of them before.
 */
export function onceForFrozen<Source extends object, Made extends object>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const once = onceForEach((source: Source) => deepFreeze(make(source)));
  return (source) => (Object.isFrozen(source) ? once(source) : make(source));
}
