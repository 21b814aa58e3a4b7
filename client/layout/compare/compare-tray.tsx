import { useEffect, useState } from 'react';
import { handleLinks } from '../../lib/loading/late-links.ts';
import { latePart, useLatePart } from '../../lib/loading/late-part.ts';
import { useCompared } from '../../lib/products/compared.ts';
import type { Notice } from './ticks.ts';

const TRAY = latePart(() => import('./tray.tsx'));
const TICKS = 'a.compare-tick';

/**
 * Turns the links that add to the comparison into checkboxes, and shows the checked models at the window's
 * lower edge. The code is loaded when the pointer or the focus comes near such a link; when loading fails,
 * the link leads to the comparison.
 */
export function CompareTray() {
  const ids = useCompared();
  const [isNear, setNear] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => watchApproach(() => setNear(true)), []);
  useEffect(
    () =>
      handleLinks(TICKS, TRAY, ({ toggle }, tick) => {
        setNear(true);
        setNotice(toggle(tick));
      }),
    [],
  );
  const part = useLatePart(TRAY, isNear || ids.length > 0);
  return part ? <part.Tray ids={ids} notice={notice} onNotice={setNotice} /> : null;
}

function watchApproach(onNear: () => void): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const approach = ({ target }: Event) => target instanceof Element && target.closest(TICKS) && onNear();
  document.addEventListener('pointerover', approach, options);
  document.addEventListener('focusin', approach, options);
  return () => abort.abort();
}
