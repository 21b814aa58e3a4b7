/** Resolves with the value of a promise, or with `null` after `ms` milliseconds. */
export function within<Data>(promise: Promise<Data>, ms: number): Promise<Data | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, null);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
