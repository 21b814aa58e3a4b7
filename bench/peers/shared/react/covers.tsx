import { CASE_GRID, COVER_CARD, COVER_IMAGE, PLAIN_TAG, SOLUTION_GRID, WHOLE_CARD } from '../class-names';
import type { Cover, Home } from '../home';
import { CoverPicture } from './cover-picture';
import { Phrases, Pieces } from './pieces';
import { Section } from './section';

export function Solutions({ solutions }: { solutions: Home['solutions'] }) {
  return (
    <Section words={solutions}>
      <ul className={SOLUTION_GRID}>
        {solutions.items.map((cover) => (
          <li key={cover.href}>
            <CoverCard cover={cover} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Cases({ cases }: { cases: Home['cases'] }) {
  return (
    <Section words={cases} surface>
      <ul className={CASE_GRID}>
        {cases.items.map((cover) => (
          <li key={cover.href}>
            <CoverCard cover={cover} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CoverCard({ cover: { href, picture, title, tag, text, customer } }: { cover: Cover }) {
  return (
    <article className={COVER_CARD}>
      <div className="flex h-full flex-col @min-[38rem]:flex-row">
        <CoverPicture picture={picture} className={COVER_IMAGE} />
        <div className="flex grow flex-col gap-2 p-5 md:p-6">
          {tag && (
            <p>
              <span className={PLAIN_TAG}>{tag}</span>
            </p>
          )}
          <h3 className={tag ? 'text-base leading-normal' : 'text-lg leading-normal'}>
            <a className={WHOLE_CARD} href={href}>
              <Phrases pieces={title} />
            </a>
          </h3>
          {text && (
            <p className="text-sm text-ink-soft">
              <Pieces pieces={text} />
            </p>
          )}
          {customer && <p className="mt-auto pt-1 text-sm text-ink-soft">{customer}</p>}
        </div>
      </div>
    </article>
  );
}
