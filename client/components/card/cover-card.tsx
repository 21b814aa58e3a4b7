import type { ReactNode } from 'react';
import type { Photo } from '../../../shared/api/picture.ts';
import { Cover } from './cover.tsx';
import { CoverWord } from './cover-word.tsx';

interface CoverCardProps {
  imgUrl?: string | null | undefined;
  photo?: Photo | undefined;
  /** Shown in large type if there is no picture. */
  word?: string | undefined;
  /** Loads the picture eagerly, for cards in the first screen. */
  eager: boolean;
  /** Contains one link that spreads over the card (`spread-link`). */
  children: ReactNode;
}

const COVER = 'border-b border-line @min-[38rem]:w-1/2 @min-[38rem]:border-r @min-[38rem]:border-b-0';

/** Frame of a card that links to an article: cover above the text, side by side in wide cards. */
export function CoverCard({ imgUrl, photo, word, eager, children }: CoverCardProps) {
  return (
    <article className="@container group link-card h-full break-inside-avoid overflow-hidden">
      <div className="flex h-full flex-col @min-[38rem]:flex-row">
        {imgUrl ? (
          <Cover src={imgUrl} photo={photo} loading={eager ? 'eager' : 'lazy'} className={COVER} />
        ) : null}
        {word && !imgUrl ? <CoverWord className={COVER}>{word}</CoverWord> : null}
        <div className="flex grow flex-col gap-2 p-5 md:p-6">{children}</div>
      </div>
    </article>
  );
}
