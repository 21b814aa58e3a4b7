/** Longer than a thread computes at once, on a machine that is busy. */
export const SILENT_MAX_MS = 15_000;
const LOOKS = 15;

/**
 * Looks for signs of life at intervals, until there was none for so long. Only looks count: while the thread that looks is held up
 * itself, none is missed.
 *
 * @param hasLived whether there was a sign since the last look
 * @returns the timer, for the caller to end
 */
export function watchForSilence(
  silentMaxMs: number,
  hasLived: () => boolean,
  onSilent: () => void,
): NodeJS.Timeout {
  let silentLooks = 0;
  const timer = setInterval(() => {
    silentLooks = hasLived() ? 0 : silentLooks + 1;
    if (silentLooks <= LOOKS) return;
    clearInterval(timer);
    onSilent();
  }, silentMaxMs / LOOKS);
  return timer;
}
