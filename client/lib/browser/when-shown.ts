/**
 * Runs work once the page is shown: immediately, or when a prerendered page is activated, which may never happen.
 *
 * @returns cancels the work
 */
export function whenShown(work: () => void): () => void {
  if (!(document as { prerendering?: boolean }).prerendering) {
    work();
    return () => {};
  }
  document.addEventListener('prerenderingchange', work, { once: true });
  return () => document.removeEventListener('prerenderingchange', work);
}
