import type { ReactNode } from 'react';
import type { Figure } from '../../../shared/api/figure.ts';
import type { Photo } from '../../../shared/api/picture.ts';
import { sceneArt } from '../../../shared/scenes.ts';
import { classNames } from '../class-names.ts';
import { Container } from '../container.tsx';
import { Phrases } from '../phrases.tsx';
import { Picture } from '../picture.tsx';
import { Terms } from '../terms.tsx';

/** A picture that runs to the edge of the window. */
export interface Art {
  src: string;
  width: number;
  height: number;
  /** Its widths, where it has one format. */
  srcSet?: string | undefined;
  /** Of a photograph: its address without width and format. */
  photoUrl?: string | undefined;
  /** Empty for a drawing: the title says what it is about. */
  alt?: string | undefined;
}

/** Covers are drawn in this size. */
const COVER_SIZE = { width: 1200, height: 675 } as const;

interface Pictured {
  /** Its products where they work. */
  scene?: string | undefined;
  imgUrl?: string | null | undefined;
  /** The photograph at `imgUrl`, where it is one. */
  photo?: Photo | undefined;
}

/** The picture at the head of a page: its photograph, else its scene, else the cover that was drawn of its record. */
export function artOf({ scene, imgUrl, photo }: Pictured): Art | undefined {
  if (scene && !photo) return sceneArt(scene);
  return imgUrl ? { src: imgUrl, ...COVER_SIZE, ...photo } : undefined;
}

interface StoryHeaderProps {
  eyebrow: string;
  title: string;
  lead?: string | undefined;
  figure?: Figure | undefined;
  art?: Art | undefined;
  /** On phones the words come soon: a low picture, no figure. */
  brief?: boolean;
  /** Stands above the title. */
  above?: ReactNode;
  /** Stands below the lead. */
  children?: ReactNode;
}

/**
 * The head of a page that tells something: large words, one fact, and a picture that bleeds to the edge of the window and
 * fades into the ground of the words. Tools and forms have `PageHeader`.
 */
export function StoryHeader({
  eyebrow,
  title,
  lead,
  figure,
  art,
  brief = false,
  above,
  children,
}: StoryHeaderProps) {
  return (
    <header className="relative border-b border-line bg-surface">
      {art ? (
        <Picture
          src={art.src}
          alt={art.alt ?? ''}
          width={art.width}
          height={art.height}
          srcSet={art.srcSet}
          photoUrl={art.photoUrl}
          sizes="(max-width: 992px) 100vw, 57vw"
          fetchPriority="high"
          className={classNames('story-art object-cover print:hidden', brief && '[--strip:6rem]')}
        />
      ) : null}
      <Container className={art ? 'relative pb-5 md:pb-14 lg:py-20' : 'py-8 md:py-14'}>
        <div className={art ? 'lg:w-[54%]' : undefined}>
          <p
            lang="en"
            className="mb-2 hidden text-xs font-bold tracking-[0.18em] text-aqua uppercase lg:block"
          >
            {eyebrow}
          </p>
          {above}
          <h1 className="story-title" tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h1>
          {lead ? (
            <p className="mt-3 max-w-text text-ink-soft text-phrases md:text-lg">
              <Terms>{lead}</Terms>
            </p>
          ) : null}
          {figure ? <LeadingFigure {...figure} brief={brief} /> : null}
          {children}
        </div>
      </Container>
    </header>
  );
}

/** The fact in large type, with what it counts beside it. */
function LeadingFigure({ value, label, brief }: Figure & { brief: boolean }) {
  return (
    <dl
      className={classNames(
        'mt-4 flex-wrap items-baseline gap-x-3 border-l-2 border-aqua pl-4 md:mt-6',
        brief ? 'hidden md:flex' : 'flex',
      )}
    >
      <dt className="order-last text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold text-aqua-deep tabular-nums md:text-4xl">
        <Terms>{value}</Terms>
      </dd>
    </dl>
  );
}
