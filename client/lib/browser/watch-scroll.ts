/**
 * Calls `read` while the page scrolls, at most once per `interval` milliseconds, and once at the end. Returns a
 * function that stops it.
 */
export function watchScroll(interval: number, read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRead = Number.NEGATIVE_INFINITY;
  function readNow() {
    timer = undefined;
    lastRead = performance.now();
    read();
  }
  function onScroll() {
    if (timer !== undefined) return;
    const wait = lastRead + interval - performance.now();
    if (wait <= 0) readNow();
    else timer = setTimeout(readNow, wait);
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}
