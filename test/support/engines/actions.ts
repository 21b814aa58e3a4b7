// Input as the W3C protocols WebDriver and WebDriver BiDi describe it.
import { until } from '../until.ts';
import type { Key, Run, Tab } from './tab.ts';

/** Codes of keys in the protocols. */
const KEYS: Record<Key, string> = { Enter: '\uE006', Escape: '\uE00C', ArrowDown: '\uE015' };

/**
 * Runs in the page: scrolls to the first visible element, and returns its centre in the window, in CSS pixels;
 * undefined while there is none or another element covers it.
 */
function centreOf(selector: string, text: string): { x: number; y: number } | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => {
    const isShown = one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
    return isShown && one.textContent?.includes(text);
  });
  if (!found) return undefined;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getClientRects()[0] ?? new DOMRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit && (found.contains(hit) || hit.contains(found)) ? { x, y } : undefined;
}

function pointer(place: { x: number; y: number }): object {
  const actions = [
    { type: 'pointerMove', ...place, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function keys(codes: string[]): object {
  const actions = codes.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

/** Input of a tab whose driver performs actions. */
export function inputBy(
  run: Run,
  perform: (actions: object[]) => Promise<unknown>,
): Pick<Tab, 'click' | 'type' | 'press'> {
  return {
    async click(selector, text = '') {
      let place: { x: number; y: number } | undefined;
      await until(`${selector} ${text} can be clicked`, async () => {
        place = (await run(centreOf, selector, text)) ?? undefined;
        return place !== undefined;
      });
      if (place) await perform([pointer(place)]);
    },
    async type(text) {
      await perform([keys([...text])]);
    },
    async press(key) {
      await perform([keys([KEYS[key]])]);
    },
  };
}
