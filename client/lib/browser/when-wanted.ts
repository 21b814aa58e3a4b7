/** First events of a visitor who begins to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Milliseconds after which the browser calls back even if it is busy. */
const IDLE_TIMEOUT_MS = 2_000;

/** Calls `begin` when the page has loaded and the browser is idle. */
export function whenIdle(begin: () => void, timeout = IDLE_TIMEOUT_MS): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout });
    else setTimeout(begin, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Calls `begin` at the first sign that the visitor uses the page, otherwise when the browser is idle. */
export function whenWanted(begin: () => void): void {
  let begun = false;
  function beginOnce(): void {
    if (begun) return;
    begun = true;
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    begin();
  }
  function onSign(event: Event): void {
    if (!isStill(event)) beginOnce();
  }
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  whenIdle(beginOnce);
}

/** Browsers also emit `pointermove` for a still pointer when the layout below it changes. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
