import { useState } from 'react';
import { useLocation } from 'react-router';
import { LIST_ROWS_MAX, TOAST_MS } from '../../../shared/constants.ts';
import { LIST_PATH } from '../../../shared/products/list-path.ts';
import { mergeRows, parseItems, rowKey } from '../../../shared/products/selection.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useChange } from '../../lib/hooks/use-change.ts';
import { useTimeout } from '../../lib/hooks/use-timeout.ts';
import { readSelection, writeSelection } from '../../lib/products/selection.ts';

// Code for adding to the shortlist, loaded with the first added product.

/** Result of adding to the shortlist. */
export interface Added {
  message: string;
  /** Distinguishes consecutive notices with the same text. */
  count: number;
}

let count = 0;

/** Adds the products in a link's address to the shortlist. */
export function addItem(link: HTMLAnchorElement): Added {
  const { rows: added } = parseItems(new URL(link.href).searchParams.get('items') ?? '');
  const { rows, left } = mergeRows(readSelection(), added);
  count += 1;
  if (left > 0) return { message: `検討リストは${LIST_ROWS_MAX}件までです。`, count };
  writeSelection(rows);
  const keys = added.map(rowKey);
  const quantity = rows.find((row) => keys.includes(rowKey(row)))?.quantity ?? 1;
  const number = quantity > 1 ? `(${quantity}台)` : '';
  return { message: `${link.getAttribute('aria-label') ?? link.textContent}しました${number}。`, count };
}

/**
 * Notice that disappears by itself, unless it has the pointer or the focus. The header also has a link to the
 * list.
 */
export function AddedNotice({ message, count, onDismiss }: Added & { onDismiss(): void }) {
  const [held, setHeld] = useState(false);
  useTimeout(onDismiss, held ? null : TOAST_MS, count);
  useChange(useLocation().pathname, onDismiss);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // Only the link receives clicks: the notice may cover the next product to add.
    <div className="flex max-w-xl flex-wrap items-center gap-x-4 rounded-lg border-2 border-aqua bg-white px-4 py-1 transition-opacity starting:opacity-0">
      <p className="flex items-center gap-2 py-2 font-bold">
        <Icon name="check" className="size-5 text-aqua" />
        {message}
      </p>
      <Link
        to={LIST_PATH}
        onClick={onDismiss}
        onMouseEnter={hold}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
        className="pointer-events-auto inline-flex min-h-11 items-center text-link font-bold"
      >
        リストを見る
      </Link>
    </div>
  );
}
