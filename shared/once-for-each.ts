/** `make`, with what it made of an object given again for the same object, as long as that lives. For what nobody changes. */
export function onceForEach<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    if (!known.has(source)) known.set(source, make(source));
    return known.get(source) as Made;
  };
}
