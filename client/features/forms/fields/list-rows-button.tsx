import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useSelectionCount } from '../../../lib/products/selection-count.ts';
import { ROW_HELPERS } from './late-row-helpers.ts';
import type { ProductRow } from './product-rows.ts';

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
