import type { ComponentProps, MouseEvent } from 'react';
import type { Banner } from '../../../records/banner/wire.ts';
import { buttonClass } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { bannerLink, bannerTitle, isSitePath } from './banner-link.ts';
import { BannerMedia } from './banner-media.tsx';

/**
 * Box of every banner. It has the same size inside and outside of the carousel, with and without script, so
 * that the layout does not shift. Its height is limited to 830 px.
 */
export const BANNER_FRAME =
  'relative aspect-5/6 max-h-[830px] min-h-112 w-full overflow-hidden bg-surface md:aspect-3/1 md:min-h-104';

/** A link in its own paragraph closes the text of a product banner, as the button closes other banners. */
const ENDS_IN_LINK = /<p><a [^<]*<\/a><\/p>\s*$/;
const CLOSING_BUTTON =
  'md:[&_p:last-child>a]:mt-3 md:[&_p:last-child>a]:inline-flex md:[&_p:last-child>a]:min-h-11 md:[&_p:last-child>a]:items-center md:[&_p:last-child>a]:rounded-md md:[&_p:last-child>a]:bg-aqua md:[&_p:last-child>a]:px-6 md:[&_p:last-child>a]:text-base md:[&_p:last-child>a]:font-bold md:[&_p:last-child>a]:text-white md:[&_p:last-child>a]:no-underline md:[&_p:last-child>a]:hover:bg-aqua-deep';

/** Keeps the text legible over any picture. */
const VEIL =
  'absolute inset-0 bg-linear-to-b from-white/95 from-20% via-white/70 via-45% to-white/0 to-60% md:bg-linear-to-r md:from-white/90 md:from-10% md:via-white/60 md:via-35% md:to-55%';

interface BannerSlideProps {
  banner: Banner;
  first: boolean;
  playing: boolean;
  /** Called on each click on the banner, even if it has no target. */
  onOpen(event: MouseEvent): void;
}

export function BannerSlide({ banner, first, playing, onOpen }: BannerSlideProps) {
  const { subTitle, details, fromProduct } = banner;
  const title = bannerTitle(banner);
  const link = bannerLink(banner);
  const cue = (
    <>
      詳しく見る
      <Icon name="arrow" className="size-4" />
    </>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is only tracked, the element is no control
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      className={`group ${BANNER_FRAME}`}
      onClick={link ? undefined : (event) => isOnLink(event) || onOpen(event)}
    >
      <BannerMedia banner={banner} first={first} playing={playing} />
      <div className={VEIL} />
      {/* Drawings leave room for the text; a photograph fills the whole banner. */}
      {banner.photo || banner.appPhoto ? <div className={VEIL} /> : null}
      <div className="absolute inset-0 flex items-start pt-7 md:items-center md:pt-0 md:pb-10">
        <Container>
          <div className="transition-opacity duration-300 in-[[inert]]:opacity-0 in-[[inert]]:duration-0 md:w-1/2 lg:w-[46%]">
            {title ? (
              <p className="text-2xl leading-snug font-bold tracking-wide text-balance [word-break:auto-phrase] sm:text-3xl">
                {link ? (
                  <BannerLink to={link} onClick={onOpen}>
                    {title}
                  </BannerLink>
                ) : (
                  title
                )}
              </p>
            ) : null}
            {fromProduct && details ? (
              <Prose
                html={details}
                className={classNames(
                  'mt-2 max-w-md text-sm text-ink-soft sm:text-base md:mt-4 lg:text-lg [&_li+li]:mt-1',
                  ENDS_IN_LINK.test(details) && CLOSING_BUTTON,
                )}
              />
            ) : subTitle ? (
              <p className="mt-2 max-w-md text-sm text-pretty text-ink-soft sm:text-base md:mt-4 lg:text-lg">
                <Terms>{subTitle}</Terms>
              </p>
            ) : null}
            {link ? (
              <p aria-hidden="true" className="mt-2 md:mt-7">
                <span className="inline-flex items-center gap-1.5 font-bold text-aqua md:hidden">{cue}</span>
                <span className={buttonClass('primary', 'max-md:hidden group-hover:bg-aqua-deep')}>
                  {cue}
                </span>
              </p>
            ) : null}
          </div>
        </Container>
      </div>
    </div>
  );
}

/** Returns whether a click hit a link inside of the banner, as the texts of products may contain some. */
function isOnLink({ target }: MouseEvent): boolean {
  return (target as Element).closest('a') !== null;
}

/** Link that covers the whole banner. */
function BannerLink({ to, ...rest }: Pick<ComponentProps<typeof Link>, 'to' | 'children' | 'onClick'>) {
  const props = { ...rest, className: 'after:absolute after:inset-0 after:z-10', draggable: false };
  return isSitePath(to) ? <Link to={to} {...props} /> : <a href={to} rel="noopener" {...props} />;
}
