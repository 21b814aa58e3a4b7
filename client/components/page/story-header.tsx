import type { ComponentProps, ReactNode } from 'react';
import type { Figure } from '../../../shared/api/figure.ts';
import type { Photo } from '../../../shared/api/picture.ts';
import { sceneArt } from '../../../shared/scenes.ts';
import { classNames } from '../class-names.ts';
import { Container } from '../container.tsx';
import { COVER_SIZE, Picture } from '../picture.tsx';
import { Phrases } from '../text/phrases.tsx';
import { Paragraph, Terms } from '../text/terms.tsx';

/** Picture that extends to the edge of the window; a drawing has no text, because the title describes its subject. */
type Art = Omit<ComponentProps<typeof Picture>, 'sizes'>;

interface Pictured {
  /** Picture of products in use. */
  scene?: string | undefined;
  imgUrl?: string | null | undefined;
  /** Photograph at `imgUrl`, if it is one. */
  photo?: Photo | undefined;
}

/** Picture of a page's header: its photograph, otherwise its scene, otherwise another picture. */
export function artOf({ scene, imgUrl, photo }: Pictured): Art | undefined {
  if (scene && !photo) return sceneArt(scene);
  return imgUrl ? { src: imgUrl, ...COVER_SIZE, ...photo } : undefined;
}

interface StoryHeaderProps {
  title: string;
  lead?: string | undefined;
  figure?: Figure | undefined;
  art?: Art | undefined;
  /** Shows less on phones: a low picture and no figure. */
  brief?: boolean;
  /** Content above the title. */
  above?: ReactNode;
  /** Content below the lead. */
  children?: ReactNode;
}

/**
 * Header of a page that tells a story: a large title, one figure, and a picture that extends to the edge of the window
 * and fades into the background of the text. Tools and forms have `PageHeader`.
 */
export function StoryHeader({ title, lead, figure, art, brief = false, above, children }: StoryHeaderProps) {
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
          focus={art.focus}
          sizes="(max-width: 992px) 100vw, 48vw"
          fetchPriority="high"
          className={classNames('story-art object-cover print:hidden', brief && '[--strip:6rem]')}
        />
      ) : null}
      <Container
        className={
          art
            ? classNames('relative pb-5', brief ? 'md:py-8 lg:py-10' : 'md:pb-14 lg:py-20')
            : 'py-8 md:py-14'
        }
      >
        <div className={art ? 'lg:w-[54%]' : undefined}>
          {above}
          <h1 className="story-title" tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h1>
          <Paragraph className="mt-3 max-w-text text-ink-soft text-phrases md:text-lg">{lead}</Paragraph>
          {figure ? <LeadingFigure {...figure} brief={brief} /> : null}
          {children}
        </div>
      </Container>
    </header>
  );
}

/** Figure in large type, with its label. */
function LeadingFigure({ value, label, brief }: Figure & { brief: boolean }) {
  return (
    <dl
      className={classNames(
        'mt-4 flex-wrap items-baseline gap-x-3 border-l-2 border-aqua pl-4 md:mt-6',
        brief ? 'hidden md:flex' : 'flex',
      )}
    >
      <dt className="order-last text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold text-aqua-deep text-phrases tabular-nums md:text-4xl">
        <Terms>{value}</Terms>
      </dd>
    </dl>
  );
}
