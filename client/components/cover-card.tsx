import type { ReactNode } from 'react';
import { Cover } from './cover.tsx';

interface CoverCardProps {
  imgUrl?: string | null | undefined;
  /** Part of what the visitor sees first. */
  eager: boolean;
  /** Holds one link that spreads over the card (`after:absolute after:inset-0`). */
  children: ReactNode;
}

/** The frame of a card that leads to an article: cover above, words below. */
export function CoverCard({ imgUrl, eager, children }: CoverCardProps) {
  return (
    <article className="group relative flex h-full break-inside-avoid flex-col overflow-hidden rounded-lg border border-line bg-white transition-colors hover:border-aqua focus-within:border-aqua">
      {imgUrl ? (
        <Cover src={imgUrl} loading={eager ? 'eager' : 'lazy'} className="border-b border-line" />
      ) : null}
      <div className="flex grow flex-col gap-2 p-5 md:p-6">{children}</div>
    </article>
  );
}
