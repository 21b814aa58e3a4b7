import { CONTAINER, PROSE } from '../class-names';
import type { Home } from '../home';
import { Pieces } from './pieces';

export function Banner({ banner }: { banner: Home['banner'] }) {
  return (
    <section
      aria-label="おすすめ情報"
      aria-roledescription="カルーセル"
      className="relative overflow-hidden max-md:pb-14"
    >
      <div className="group relative aspect-5/6 max-h-[830px] min-h-112 w-full overflow-hidden bg-surface md:aspect-3/1 md:min-h-104">
        <picture>
          <source media="(max-width: 750px)" srcSet={banner.smallImage} />
          <img
            src={banner.image}
            alt=""
            className="banner-art"
            draggable="false"
            fetchPriority="high"
            decoding="sync"
          />
        </picture>
        <div className="absolute inset-0 bg-linear-to-b from-white/95 from-20% via-white/70 via-45% to-white/0 to-60% md:bg-linear-to-r md:from-white/90 md:from-10% md:via-white/60 md:via-35% md:to-55%" />
        <div className="absolute inset-0 flex items-start pt-7 md:items-center md:pt-0 md:pb-10">
          <div className={CONTAINER}>
            <div className="transition-opacity duration-300 in-[[inert]]:opacity-0 in-[[inert]]:duration-0 md:w-1/2 lg:w-[46%]">
              <p className="text-2xl leading-snug font-bold tracking-wide text-balance [word-break:auto-phrase] sm:text-3xl">
                {banner.heading}
              </p>
              <div className={PROSE}>
                <p>
                  <Pieces pieces={banner.lead} />
                </p>
                <p>
                  <a href={banner.link.href}>{banner.link.text}</a>
                </p>
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
