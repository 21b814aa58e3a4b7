import type { Headline } from '../../../records/news/wire.ts';
import type { Home } from '../../../shared/site/home-schema.ts';
import { NewsList } from '../../components/card/news-list.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Section } from '../../components/section.tsx';
import type { NextWebinar } from './next-webinar.ts';
import { sectionWords } from './section-words.tsx';
import { WebinarSkeleton, WebinarTeaser } from './webinar-teaser.tsx';

interface NewsProps {
  section: Home['news'];
  value: Promise<Headline[] | null> | undefined;
  webinar: Promise<NextWebinar> | undefined;
}

/** Latest news, with the webinars next to them. */
export function News({ section, value, webinar }: NewsProps) {
  return (
    <Deferred
      name="news"
      value={value}
      fallback={
        <Section id="news-loading" {...sectionWords(section)} tone="surface">
          <div className="min-h-120" />
        </Section>
      }
    >
      {(items) =>
        items.length === 0 ? null : (
          <Section id="news" {...sectionWords(section)} tone="surface">
            <div className="grid grid-cols-1 gap-10 lg:grid-cols-[2fr_1fr] lg:gap-12">
              <NewsList items={items} />
              <Deferred name="webinar" value={webinar} fallback={<WebinarSkeleton />}>
                {({ next }) => (
                  <WebinarTeaser next={next} announced={section.announced} recordings={section.recordings} />
                )}
              </Deferred>
            </div>
          </Section>
        )
      }
    </Deferred>
  );
}
