/** What a visitor does first, on their way to doing something with the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

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
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    begin();
  }
  function onSign(event: Event): void {
    if (!isStill(event)) beginOnce();
  }
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  whenIdle(beginOnce);
}

/** Browsers tell of a pointer that lies still as well, as soon as something is laid out below it. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}
