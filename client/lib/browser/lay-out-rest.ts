/** Scheduler API, which only some browsers support. */
type WindowOfTasks = {
  scheduler?: { postTask?(task: () => void, options: { priority: 'background' }): Promise<void> };
};

/**
 * Lays out the parts that the document deferred (styles/lazy-layout.css), each in a background task of its own, so that
 * no task blocks the visitor for long. Later pages are laid out completely, so that the scroll position is restored
 * correctly.
 */
export async function layOutRest(): Promise<void> {
  const { scheduler } = window as WindowOfTasks;
  for (const part of document.querySelectorAll<HTMLElement>('section, footer')) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue;
    await scheduler?.postTask?.(() => {}, { priority: 'background' });
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  }
  document.documentElement.dataset.laidOut = '';
}
