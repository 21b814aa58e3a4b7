interface Props<Item> {
  items: readonly Item[];
  index: number;
  /** Summary of the item, for the names of the buttons. */
  summary: string;
  onChange(items: Item[]): void;
}

/** Buttons that move an item of a list up or down, and remove it. */
export function ItemButtons<Item>({ items, index, summary, onChange }: Props<Item>) {
  const button = (label: string, next: () => Item[], isDisabled = false) => (
    <button
      type="button"
      className={label === '削除' ? 'quiet danger' : 'quiet'}
      aria-label={`${index + 1}件目${summary ? `「${summary}」` : ''}を${label}`}
      disabled={isDisabled}
      onClick={() => onChange(next())}
    >
      {label}
    </button>
  );
  const swap = (other: number) => () => items.with(index, items[other]!).with(other, items[index]!);
  return (
    <div className="flex">
      {items.length > 1 && button('上へ', swap(index - 1), index === 0)}
      {items.length > 1 && button('下へ', swap(index + 1), index === items.length - 1)}
      {button('削除', () => items.toSpliced(index, 1))}
    </div>
  );
}
