import type { Home } from '../../../shared/site/home-schema.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Cover } from '../../components/card/cover.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import type { NextWebinar } from './next-webinar.ts';

type Texts = Pick<Home['news'], 'announced' | 'recordings'>;

const FRAME = 'flex flex-col overflow-hidden rounded-lg border border-aqua-line bg-aqua-pale';

/** Link to the next webinar, or to the recordings when none is announced. */
export function WebinarTeaser({ next, announced, recordings }: NextWebinar & Texts) {
  if (!next && !recordings) return null;
  return (
    <aside aria-labelledby="webinar-teaser" className={FRAME}>
      <Cover
        src={next?.photo?.made?.imgUrl ?? next?.cover ?? recordings?.cover}
        photo={next?.photo?.made}
        className="border-b border-aqua-line max-md:hidden"
      />
      <div className="flex grow flex-col items-start p-6 md:p-8">
        {next ? <Announced {...next} note={announced} /> : null}
        {!next && recordings ? <Recordings {...recordings} /> : null}
      </div>
    </aside>
  );
}

function Announced({
  to,
  title,
  meta,
  note,
}: NonNullable<NextWebinar['next']> & { note: Texts['announced'] }) {
  return (
    <>
      <p className="text-sm font-bold text-aqua">次回のウェビナー</p>
      <h3 id="webinar-teaser" className="mt-1 text-xl">
        <Phrases>{title}</Phrases>
      </h3>
      <p className="mt-3 font-bold text-phrases">{meta}</p>
      <p className="mt-2 mb-6 text-ink-soft">{note}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={to} tone="secondary">
          内容を見て申し込む
        </ButtonLink>
        <MoreLink to="/webinar">録画の一覧</MoreLink>
      </div>
    </>
  );
}

function Recordings({ title, text, button }: NonNullable<Texts['recordings']>) {
  return (
    <>
      <h3 id="webinar-teaser" className="text-xl">
        <Phrases>{title}</Phrases>
      </h3>
      <p className="mt-3 mb-6 text-ink-soft">{text}</p>
      <ButtonLink to={button.path} tone="secondary" className="mt-auto">
        {button.name}
      </ButtonLink>
    </>
  );
}

/** Reserves the teaser's space. */
export function WebinarSkeleton() {
  return <div className={`${FRAME} min-h-120`} />;
}
