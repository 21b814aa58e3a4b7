import type { ReactNode } from 'react';
import type { Photo } from '../../../shared/api/picture.ts';
import { Container } from '../container.tsx';
import { Phrases } from '../phrases.tsx';
import { Picture, shapeOf } from '../picture.tsx';
import { Terms } from '../terms.tsx';

const DRAWN_SIZE = { width: 1200, height: 675 } as const;

interface CoverHeroProps {
  eyebrow: string;
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

/** Header of a page with its cover: text on one side, picture on the other. */
export function CoverHero({ eyebrow, title, lead, cover, photo, above, children }: CoverHeroProps) {
  return (
    <header className="border-b border-line bg-linear-to-b from-surface to-white">
      <Container className="grid items-center gap-8 py-10 md:py-14 lg:grid-cols-2 lg:gap-14">
        <div>
          <p lang="en" className="mb-2 text-xs font-bold tracking-[0.18em] text-aqua uppercase">
            {eyebrow}
          </p>
          {above}
          <h1 className="text-3xl xl:text-4xl" tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h1>
          {lead ? (
            <p className="mt-5 text-lg text-ink-soft text-phrases">
              <Terms>{lead}</Terms>
            </p>
          ) : null}
          {children}
        </div>
        {cover ? (
          <Picture
            src={cover}
            alt={photo?.alt ?? ''}
            {...shapeOf(photo, DRAWN_SIZE)}
            sizes="(max-width: 1023px) 100vw, 600px"
            fetchPriority="high"
            className="aspect-video w-full rounded-lg border border-line bg-surface object-cover"
          />
        ) : null}
      </Container>
    </header>
  );
}
