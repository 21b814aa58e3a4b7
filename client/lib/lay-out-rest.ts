/** Only some browsers know priorities. */
type WindowOfTasks = {
  scheduler?: { postTask?(task: () => void, options: { priority: 'background' }): Promise<void> };
};

/**
 * Lays out what the document left for later (styles/lazy-layout.css), each part in a task of its own that comes after all
 * others, so that no single one holds the visitor up. From then on every page is laid out whole: where the visitor comes back
 * to is as far down as it was.
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
