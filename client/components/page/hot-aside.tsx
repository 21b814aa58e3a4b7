import type { ReactNode } from 'react';
import { Deferred } from '../deferred.tsx';
import { AsideCard } from './aside-card.tsx';

interface HotAsideProps<Item> {
  /** Unique on the page. */
  name: string;
  title: string;
  value: Promise<Item[] | null> | undefined;
  /** Entries to leave out because the page already shows them. */
  without: { id: number }[];
  children(items: Item[]): ReactNode;
}

/** Most read entries of a kind, next to one of them; may be streamed. */
export function HotAside<Item extends { id: number }>({
  name,
  title,
  value,
  without,
  children,
}: HotAsideProps<Item>) {
  const shown = new Set(without.map(({ id }) => id));
  return (
    <Deferred name={name} value={value} fallback={null}>
      {(items) => {
        const others = items.filter(({ id }) => !shown.has(id));
        return others.length === 0 ? null : <AsideCard title={title}>{children(others)}</AsideCard>;
      }}
    </Deferred>
  );
}
