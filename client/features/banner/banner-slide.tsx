import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Banner } from '../../../shared/api/banner.ts';
import { buttonClass } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Icon } from '../../components/icon.tsx';
import { bannerLink, bannerTitle, isSitePath } from './banner-link.ts';
import { BannerMedia } from './banner-media.tsx';

/**
 * The box of every banner: standing or in the carousel, with or without script, it has the same size, so that
 * nothing moves. It never grows higher than BANNER_MAX_HEIGHT.
 */
export const BANNER_FRAME =
  'relative aspect-3/4 max-h-[830px] min-h-112 w-full overflow-hidden bg-surface md:aspect-8/3 md:min-h-104';

interface BannerSlideProps {
  banner: Banner;
  first?: boolean;
  playing?: boolean;
  onOpen?: (event: MouseEvent) => void;
}

export function BannerSlide({ banner, first = false, playing = false, onOpen }: BannerSlideProps) {
  const { subTitle, details, fromProduct } = banner;
  const title = bannerTitle(banner);
  const link = bannerLink(banner);
  return (
    <div className={`group ${BANNER_FRAME}`}>
      <BannerMedia banner={banner} first={first} playing={playing} />
      {/* Keeps the words legible whatever the picture shows behind them. */}
      <div className="absolute inset-0 bg-linear-to-b from-white/95 from-20% via-white/80 via-40% to-white/0 to-60% md:bg-linear-to-r md:from-white/90 md:from-15% md:via-white/75 md:via-40%" />
      <div className="absolute inset-0 flex items-start pt-10 md:items-center md:pt-0 md:pb-10">
        <Container>
          <div className="md:w-[46%]">
            {title ? (
              <p className="text-3xl leading-snug font-bold tracking-wide text-balance [word-break:auto-phrase] md:text-3xl lg:text-4xl xl:text-5xl">
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
              <div
                className="prose mt-4 text-ink-soft md:text-lg"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content service
                dangerouslySetInnerHTML={{ __html: details }}
              />
            ) : subTitle ? (
              <p className="mt-4 max-w-md text-ink-soft text-pretty md:text-lg">{subTitle}</p>
            ) : null}
            {link ? (
              <span
                aria-hidden="true"
                className={buttonClass('primary', 'mt-6 group-hover:bg-aqua-deep md:mt-8')}
              >
                詳しく見る
                <Icon name="arrow" className="size-4" />
              </span>
            ) : null}
          </div>
        </Container>
      </div>
    </div>
  );
}

interface BannerLinkProps {
  to: string;
  children: string;
  onClick: ((event: MouseEvent) => void) | undefined;
}

/** Covers the whole banner. */
function BannerLink({ to, ...rest }: BannerLinkProps) {
  const props = { ...rest, className: 'after:absolute after:inset-0 after:z-10', draggable: false };
  return isSitePath(to) ? <Link to={to} {...props} /> : <a href={to} rel="noopener" {...props} />;
}
