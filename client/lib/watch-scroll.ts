/** Calls `look` while the page scrolls, at most once per `interval` milliseconds, and once at the end. */
export function watchScroll(interval: number, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastLook = Number.NEGATIVE_INFINITY;
  function lookNow() {
    timer = undefined;
    lastLook = performance.now();
    look();
  }
  function onScroll() {
    if (timer !== undefined) return;
    const wait = lastLook + interval - performance.now();
    if (wait <= 0) lookNow();
    else timer = setTimeout(lookNow, wait);
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}
