import { useEffect, useState } from 'react';
import { isPlainClick } from '../../../shared/plain-click.ts';
import { latePart, useLatePart } from '../../lib/loading/late-part.ts';
import { useCompared } from '../../lib/products/compared.ts';

const TRAY = latePart(() => import('./tray.tsx'));

/**
 * Turns the links that add to the comparison into checkboxes, and shows the checked models at the window's
 * lower edge. The code is loaded when the pointer or the focus comes near such a link; when loading fails,
 * the link leads to the comparison.
 */
export function CompareTray() {
  const ids = useCompared();
  const [isNear, setNear] = useState(false);
  useEffect(() => watchTicks(() => setNear(true)), []);
  const part = useLatePart(TRAY, isNear || ids.length > 0);
  return part ? <part.Tray ids={ids} /> : null;
}

function tickOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.compare-tick') : null;
}

function watchTicks(onNear: () => void): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const approach = (event: Event) => tickOf(event) && onNear();
  document.addEventListener('pointerover', approach, options);
  document.addEventListener('focusin', approach, options);
  document.addEventListener('click', onClick, options);
  function onClick(event: MouseEvent): void {
    const tick = tickOf(event);
    if (!tick || !isPlainClick(event, tick)) return;
    event.preventDefault();
    onNear();
    TRAY.load().then(
      ({ toggle }) => toggle(tick),
      () => window.location.assign(tick.href),
    );
  }
  return () => abort.abort();
}
