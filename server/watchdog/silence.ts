/** Longer than a thread computes without a pause, even on a busy machine. */
export const SILENT_MAX_MS = 15_000;
const LOOKS = 15;

/**
 * Polls for signs of life until there was none for `silentMaxMs`. Counts polls instead of time, so that a delay of the
 * polling thread itself is not counted as silence.
 *
 * @param hasLived whether there was a sign of life since the last poll
 * @returns the timer, which the caller must clear
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
