/** What a visitor does first, on their way to doing something with the page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** At the latest the browser's next pause is used, busy or not. */
const IDLE_TIMEOUT_MS = 2_000;

/** The page has loaded, and the browser has nothing to do. */
export function whenIdle(begin: () => void, timeout = IDLE_TIMEOUT_MS): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout });
    else setTimeout(begin, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Begins at the first sign that the visitor is about to use the page, else when the browser has nothing to do. */
export function whenWanted(begin: () => void): void {
  let begun = false;
  function beginOnce(): void {
    if (begun) return;
    begun = true;
    for (const sign of SIGNS) window.removeEventListener(sign, beginOnce, true);
    begin();
  }
  for (const sign of SIGNS) window.addEventListener(sign, beginOnce, { capture: true, passive: true });
  whenIdle(beginOnce);
}
