import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { latePart } from '../../../lib/loading/late-part.ts';
import { useSelectionCount } from '../../../lib/products/selection-count.ts';
import type { ProductRow } from './product-rows.ts';

/** Helpers for rows of products, loaded when a visitor is about to fill them in. */
export const ROW_HELPERS = latePart(() => import('./row-helpers.tsx'));

/** Copies this browser's shortlist into the form; hidden when the shortlist is empty. */
export function ListRowsButton({ onRows }: { onRows(rows: ProductRow[]): void }) {
  const count = useSelectionCount();
  const [said, setSaid] = useState('');
  if (count === 0) return null;
  async function take(): Promise<void> {
    try {
      onRows(await (await ROW_HELPERS.load()).takeList());
      setSaid('検討リストの製品を入れました。');
    } catch {
      setSaid('検討リストの製品を取得できませんでした。');
    }
  }
  return (
    <>
      <Button tone="secondary" className="px-4 text-sm" onClick={() => void take()}>
        検討リストから入れる
      </Button>
      <span aria-live="polite" className="self-center text-sm text-ink-soft">
        {said}
      </span>
    </>
  );
}
