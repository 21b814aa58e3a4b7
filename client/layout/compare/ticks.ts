import { COMPARED_MAX, readAskedModels } from '../../../shared/comparison/asked-models.ts';
import { readCompared, writeCompared } from '../../lib/products/compared.ts';
import { showFound } from './known-models.ts';

const TICKS = 'a.compare-tick';

function idOf(tick: HTMLAnchorElement): number | undefined {
  return readAskedModels(new URL(tick.href).searchParams).ids[0];
}

/** Result of a change, in words. Warnings are visible; others are only announced, because the tray shows them. */
export interface Notice {
  text: string;
  isWarning?: true;
}

/** Checks or unchecks a model. */
export function toggle(tick: HTMLAnchorElement): Notice | undefined {
  const id = idOf(tick);
  if (id === undefined) return undefined;
  const ids = readCompared();
  const model = (tick.getAttribute('aria-label') ?? '').replace(/を比較に追加$/, '');
  if (ids.includes(id)) {
    writeCompared(ids.filter((other) => other !== id));
    return { text: `${model}を比較から外しました。` };
  }
  if (ids.length >= COMPARED_MAX)
    return {
      text: `比較できるのは${COMPARED_MAX}機種までです。1つ外してからお選びください。`,
      isWarning: true,
    };
  const imgUrl = pictureBeside(tick);
  if (imgUrl) showFound(id, { model, imgUrl });
  writeCompared([...ids, id]);
  return { text: `${model}を比較に追加しました(${ids.length + 1}機種)。` };
}

function pictureBeside(tick: HTMLAnchorElement): string | null {
  return tick.closest('article')?.querySelector('img')?.currentSrc || null;
}

/** Synchronizes all checkboxes of the page with the choice, including those that are added later. */
export function markTicks(): () => void {
  function mark(): void {
    const ids = readCompared();
    for (const tick of document.querySelectorAll<HTMLAnchorElement>(TICKS)) {
      const checked = String(ids.includes(idOf(tick) ?? 0));
      if (tick.getAttribute('aria-checked') === checked) continue;
      tick.setAttribute('role', 'checkbox');
      tick.setAttribute('aria-checked', checked);
    }
  }
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', pressByKey);
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', pressByKey);
  };
}

/** Handles the space bar, which also toggles a checkbox. */
function pressByKey(event: KeyboardEvent): void {
  const tick =
    event.key === ' ' && event.target instanceof Element && event.target.closest<HTMLElement>(TICKS);
  if (!tick) return;
  event.preventDefault();
  tick.click();
}
