/**
 * The one script that a document names. Styles and the first pictures have the line to themselves: what takes the page over is
 * fetched when they are painted, or at once when the visitor begins to use the page. It imports nothing, as every import would
 * come with the document again.
 */

/** The longest that pictures which do not come hold the rest back, once the document is there, in milliseconds. */
const PICTURES_MS = 1_500;

/** No frame is painted in a tab that nobody looks at. */
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

/** Who comes back, or asks for a part of the page, looks for a place in it: all above has to be as high as it will be. */
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
