import { useState } from 'react';
import { loadApi } from '../../api/load-api.ts';
import { Button } from '../../components/button.tsx';
import { useSelection } from '../../lib/selection.ts';
import { type ProductRow, rowsOf } from './product-rows.ts';
import { rowsOfList } from './rows-of-list.ts';

/** Takes what is on this browser's list into the form; nothing where there is no list. */
export function ListRowsButton({ onRows }: { onRows(rows: ProductRow[]): void }) {
  const list = useSelection();
  const [said, setSaid] = useState('');
  if (list.length === 0) return null;
  async function take(): Promise<void> {
    try {
      onRows(rowsOf(await rowsOfList(await loadApi(), list)));
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
