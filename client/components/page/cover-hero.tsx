import type { ReactNode } from 'react';
import type { Photo } from '../../../shared/api/picture.ts';
import { classNames } from '../class-names.ts';
import { Container } from '../container.tsx';
import { COVER_SIZE, Picture, shapeOf } from '../picture.tsx';
import { Phrases } from '../text/phrases.tsx';
import { Paragraph } from '../text/terms.tsx';

interface CoverHeroProps {
  title: string;
  lead?: string | undefined;
  cover?: string | null | undefined;
  /** Photograph at `cover`, if it is one. */
  photo?: Photo | undefined;
  /** Content above the title. */
  above?: ReactNode;
  /** Content below the lead. */
  children?: ReactNode;
}

/** Header of an article: text on one side, picture on the other; without a picture the text alone. */
export function CoverHero({ title, lead, cover, photo, above, children }: CoverHeroProps) {
  return (
    <header className="border-b border-line bg-linear-to-b from-surface to-white">
      <Container
        className={classNames('grid items-center gap-8 py-10 md:py-14 lg:gap-14', cover && 'lg:grid-cols-2')}
      >
        <div className={cover ? undefined : 'max-w-4xl'}>
          {above}
          <h1 className="text-3xl xl:text-4xl" tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h1>
          <Paragraph className="mt-5 text-lg text-ink-soft text-phrases">{lead}</Paragraph>
          {children}
        </div>
        {cover ? (
          <Picture
            src={cover}
            {...shapeOf(photo, COVER_SIZE)}
            alt={photo?.alt ?? ''}
            sizes="(max-width: 1023px) 100vw, 600px"
            fetchPriority="high"
            className="aspect-video w-full rounded-lg border border-line bg-surface object-cover"
          />
        ) : null}
      </Container>
    </header>
  );
}
