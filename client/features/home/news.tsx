import type { NewsCard } from '../../../shared/api/news.ts';
import { MoreLink } from '../../components/more-link.tsx';
import { NewsList } from '../../components/news-list.tsx';
import { Section } from '../../components/section.tsx';
import { WebinarTeaser } from './webinar-teaser.tsx';

/** The latest news, and the recordings beside them. */
export function News({ items }: { items: NewsCard[] }) {
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
        <WebinarTeaser />
      </div>
    </Section>
  );
}
