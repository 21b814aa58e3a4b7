/**
 * Only script of a document. Styles and the first pictures have the whole bandwidth: the code for hydration is fetched
 * after their first paint, or as soon as the visitor uses the page. The script has no imports, because they would load
 * together with the document.
 */

/** Milliseconds after which the code is fetched even if pictures are still loading. */
const PICTURES_MS = 1_500;

/** Milliseconds to wait for a frame, because a background tab paints none. */
const FRAME_MS = 200;

const SIGNS = ['pointerdown', 'keydown'];

function heard(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { capture: true, once: true }));
}

async function parsed(): Promise<void> {
  if (document.readyState === 'loading') await heard(document, 'DOMContentLoaded');
}

function after(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function picturesAreThere(): Promise<void> {
  if (document.readyState !== 'complete') await heard(window, 'load');
}

function painted(): Promise<unknown> {
  const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Promise.race([frame, after(FRAME_MS)]);
}

function firstSign(): Promise<unknown> {
  return Promise.race(SIGNS.map((sign) => heard(window, sign)));
}

function shown(): Promise<unknown> {
  return Promise.race([picturesAreThere(), after(PICTURES_MS)]).then(painted);
}

/**
 * Lays out the whole page for a reload, a step in the history or an anchor: the scroll position depends on the final
 * height of all content above.
 */
function layOutForPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) document.documentElement.dataset.laidOut = '';
}

async function start(): Promise<void> {
  const sign = firstSign();
  layOutForPlace();
  await parsed();
  await Promise.race([sign, shown()]);
  const script = document.querySelector<HTMLScriptElement>('script[data-imports]');
  const [entry = '', ...imports] = script?.dataset.imports?.split(' ') ?? [];
  for (const href of imports) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await import(/* @vite-ignore */ entry);
}

void start();
