/** Memoizes a function by object identity, for the lifetime of the object. For objects that do not change. */
export function onceForEach<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    if (!known.has(source)) known.set(source, make(source));
    return known.get(source) as Made;
  };
}
