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

function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function after(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function picturesAreThere(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

function painted(): Promise<unknown> {
  const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Promise.race([frame, after(FRAME_MS)]);
}

function firstSign(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of SIGNS) window.addEventListener(sign, resolve, { capture: true, once: true });
  });
}

function shown(): Promise<unknown> {
  return Promise.race([picturesAreThere(), after(PICTURES_MS)]).then(painted);
}

async function start(): Promise<void> {
  const sign = firstSign();
  await parsed();
  await Promise.race([sign, shown()]);
  const script = document.querySelector<HTMLScriptElement>('script[data-imports]');
  const imports = script?.dataset.imports?.split(' ') ?? [];
  for (const href of imports.slice(1)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await import(/* @vite-ignore */ imports[0] ?? '');
}

void start();
