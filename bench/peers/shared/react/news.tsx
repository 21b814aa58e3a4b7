import { PLAIN_TAG, SECONDARY, TEASER } from '../class-names';
import type { Home, Webinar } from '../home';
import { CoverPicture } from './cover-picture';
import { Phrases } from './pieces';
import { MoreLink, Section } from './section';

export function News({ home: { news, webinar } }: { home: Home }) {
  return (
    <Section words={news} surface>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <ul className="border-t border-line">
          {news.items.map(({ date, shown, tag, href, title }) => (
            <li
              key={href}
              className="group relative border-b border-line py-4 transition-colors hover:bg-surface md:flex md:items-baseline md:gap-6 md:px-3"
            >
              <p className="flex items-center gap-4 md:w-60 md:shrink-0">
                <time dateTime={date} className="text-sm text-ink-soft">
                  {shown}
                </time>
                <span className={PLAIN_TAG}>{tag}</span>
              </p>
              <div className="mt-1.5 md:mt-0">
                <h3 className="text-base text-pretty font-normal">
                  <a className="block min-h-6 spread-link group-hover:underline" href={href}>
                    <Phrases pieces={title} />
                  </a>
                </h3>
              </div>
            </li>
          ))}
        </ul>
        <Teaser webinar={webinar} />
      </div>
    </Section>
  );
}

function Teaser({ webinar: { picture, label, title, meta, text, button, more } }: { webinar: Webinar }) {
  return (
    <aside aria-labelledby="webinar-teaser" className={TEASER}>
      <CoverPicture
        picture={picture}
        className="aspect-video w-full bg-surface object-cover border-b border-aqua-line max-md:hidden"
      />
      <div className="flex grow flex-col items-start p-6 md:p-8">
        <p className="text-sm font-bold text-aqua">{label}</p>
        <h3 id="webinar-teaser" className="mt-1 text-xl">
          <Phrases pieces={title} />
        </h3>
        <p className="mt-3 font-bold text-phrases">{meta}</p>
        <p className="mt-2 mb-6 text-ink-soft">{text}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
          <a className={SECONDARY} href={button.href}>
            {button.text}
          </a>
          <MoreLink link={more} />
        </div>
      </div>
    </aside>
  );
}
