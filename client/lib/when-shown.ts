/**
 * Runs work once the page is shown: at once, or when the browser that has prerendered it activates it, which may be never.
 *
 * @returns cancels it
 */
export function whenShown(work: () => void): () => void {
  if (!(document as { prerendering?: boolean }).prerendering) {
    work();
    return () => {};
  }
  document.addEventListener('prerenderingchange', work, { once: true });
  return () => document.removeEventListener('prerenderingchange', work);
}
