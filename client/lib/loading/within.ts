/** Resolves with the value of a promise, or, after `ms` milliseconds and a call of `onLate`, with `null`. */
export function within<Data>(
  promise: Promise<Data>,
  ms: number,
  onLate: () => void = () => {},
): Promise<Data | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate();
      resolve(null);
    }, ms);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
