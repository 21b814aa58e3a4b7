const EVERY_MS = 60_000;

/**
 * Lets one event a minute through for each name. Keep the names few: they are never removed.
 *
 * @returns the number of events since the last one that was let through, including this one; undefined for a dropped
 * event
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
