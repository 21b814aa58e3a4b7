import type { NewsCard } from '../../../shared/api/news.ts';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { NewsList } from '../../components/news-list.tsx';
import { Section } from '../../components/section.tsx';
import type { NextWebinar } from './next-webinar.ts';
import { WebinarSkeleton, WebinarTeaser } from './webinar-teaser.tsx';

interface NewsProps {
  items: NewsCard[];
  webinar: Promise<NextWebinar> | undefined;
}

/** The latest news, and the webinars beside them. */
export function News({ items, webinar }: NewsProps) {
  if (items.length === 0) return null;
  return (
    <Section
      id="news"
      eyebrow="News"
      title="お知らせ"
      tone="surface"
      more={<MoreLink to="/news">すべてのお知らせ</MoreLink>}
    >
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <NewsList items={items} />
        <Deferred name="webinar" value={webinar} fallback={<WebinarSkeleton />}>
          {({ next }) => <WebinarTeaser next={next} />}
        </Deferred>
      </div>
    </Section>
  );
}
