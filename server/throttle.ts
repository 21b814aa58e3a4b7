const EVERY_MS = 60_000;

/**
 * Lets one event a minute through for each name. Names have to be few: they are kept.
 *
 * @returns the number of events since the last one that was let through, this one included; undefined for one that is not
 */
export function onceAMinute(now: () => number = Date.now): (name: string) => number | undefined {
  const seen = new Map<string, { at: number; since: number }>();
  return (name) => {
    const last = seen.get(name);
    if (last && now() - last.at < EVERY_MS) {
      last.since += 1;
      return undefined;
    }
    seen.set(name, { at: now(), since: 0 });
    return (last?.since ?? 0) + 1;
  };
}
