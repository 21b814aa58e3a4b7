/** `make`, with what it made of an object given again for the same object, as long as that lives. For what nobody changes. */
export function onceForEach<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, { made: Made }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.made;
    const made = make(source);
    known.set(source, { made });
    return made;
  };
}
