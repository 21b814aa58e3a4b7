import { CONTAINER, MAIN_LINK, TOP_LINK } from '../class-names';
import type { Home } from '../home';
import { CHEVRON, LIST, MENU, SEARCH } from '../icons';
import { Icon } from './icon';

export function Header({ home: { topLinks, mainLinks, productList, logo } }: { home: Home }) {
  return (
    <header className="z-30 border-b print:static relative border-transparent has-[[aria-expanded=true]]:bg-white noscript:sticky noscript:top-0 noscript:bg-white md:noscript:-top-11">
      <div className={`${CONTAINER} top-links relative hidden h-11 md:block print:hidden`}>
        <nav aria-label="補助メニュー" className="hidden md:block">
          <ul className="-mr-3 flex items-center justify-end">
            {topLinks.map(({ href, text, opensMenu }) => (
              <li key={href}>
                <a className={TOP_LINK} href={href}>
                  {text}
                  {opensMenu && <Icon d={CHEVRON} className="size-3.5" />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div>
        <div className={`${CONTAINER} flex h-16 items-center gap-1 lg:h-18`}>
          <a className="flex min-h-11 min-w-0 items-center" href="/">
            <img
              src={logo.src}
              alt={logo.alt}
              className="h-7 w-auto min-w-0 object-contain object-left min-[22.5rem]:h-8 md:max-lg:h-6 lg:h-9"
            />
          </a>
          <div className="ml-auto flex h-full items-center gap-1 print:hidden">
            <nav aria-label="メインメニュー" className="hidden h-full md:block">
              <ul className="flex h-full items-stretch">
                {mainLinks.map(({ href, text, opensMenu }) => (
                  <li key={href}>
                    <a className={MAIN_LINK} href={href}>
                      {text}
                      {opensMenu && (
                        <Icon d={CHEVRON} className="hidden size-3.5 transition-transform lg:block" />
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <a className="list-badge" href={productList.href}>
              <Icon d={LIST} className="size-6" />
              <span>{productList.text}</span>
            </a>
            {/* biome-ignore lint/a11y/useSemanticElements: the same markup as the site's, for older browsers */}
            <div role="search" aria-label="サイト内検索" className="md:-mr-2.5">
              <a
                aria-label="検索"
                className="flex size-11 items-center justify-center rounded-md transition-colors hover:bg-surface hover:text-aqua aria-expanded:bg-surface aria-expanded:text-aqua"
                href="/search"
              >
                <Icon d={SEARCH} className="size-6" />
              </a>
            </div>
            <a
              href="#site-map"
              className="flex h-11 min-w-11 flex-col items-center justify-center rounded-md px-1 text-xs leading-none font-bold hover:text-aqua md:hidden"
            >
              <Icon d={MENU} className="size-6" />
              <span className="mt-0.5 text-[0.625rem] whitespace-nowrap">メニュー</span>
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}
