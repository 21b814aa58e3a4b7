import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newsPath } from '../../../shared/paths/params.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { Container } from '../../components/container.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { WithAside } from '../../components/page/with-aside.tsx';
import { Picture } from '../../components/picture.tsx';
import { RelatedProducts } from '../../components/product/related-products.tsx';
import { Tag } from '../../components/tag.tsx';
import { Phrases } from '../../components/text/phrases.tsx';
import { HotNews } from '../../features/news/hot-news.tsx';
import { Neighbours } from '../../features/news/neighbours.tsx';
import { NewsAside } from '../../features/news/news-aside.tsx';
import { eventJsonLd, newsJsonLd } from '../../features/news/news-json-ld.ts';
import { apiOf, deferred, requireParam, requirePath } from '../../lib/loading/load.ts';
import { useSite } from '../../lib/page-context.tsx';
import { describe } from '../../lib/structured-data/describe.ts';
import { loadWords, say } from '../../lib/words.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireParam('news', args.params.param);
  const api = apiOf(args);
  const hot = deferred(args, api.news.hot());
  const [news, words] = await Promise.all([api.news.info({ id }), loadWords(args, '/news')]);
  requirePath(args, newsPath(news));
  return { news, hot, words };
}

export function Component() {
  const { news, hot, words } = useLoaderData<typeof loader>();
  const site = useSite();
  const about = `${formatDay(news.publishedOn)}に公開した、${site.name}からの「${news.category}」の案内です。`;
  return (
    <>
      <PageMeta
        feed="news"
        title={news.title}
        description={describe(news.summary, about)}
        type="article"
        preview={news.previewUrl}
        crumbs={[{ name: 'お知らせ', path: '/news' }, { name: news.title }]}
        jsonLd={[newsJsonLd(site, news), ...eventJsonLd(site.origin, news)]}
      />
      <article>
        <header className="border-b border-line bg-linear-to-b from-surface to-white">
          <Container className="py-10 md:py-14">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
              <time dateTime={news.publishedOn}>{formatDay(news.publishedOn)}</time>
              <Tag>{news.category}</Tag>
              {news.updatedOn ? (
                <span>
                  更新:<time dateTime={news.updatedOn}>{formatDay(news.updatedOn)}</time>
                </span>
              ) : null}
            </p>
            <h1 className="mt-4 max-w-4xl text-2xl md:text-3xl" tabIndex={-1}>
              <Phrases>{news.title}</Phrases>
            </h1>
          </Container>
        </header>
        <WithAside
          aside={
            <>
              <NewsAside text={say(words, 'contact')} />
              <HotNews value={hot} without={news} />
            </>
          }
        >
          {news.imgUrl && news.photo ? (
            <Picture
              {...news.photo}
              src={news.imgUrl}
              fetchPriority="high"
              sizes="(max-width: 992px) 100vw, 760px"
              className="mb-8 aspect-video w-full rounded-lg border border-line bg-surface object-cover"
            />
          ) : null}
          <Prose html={news.content} />
        </WithAside>
      </article>
      <RelatedProducts products={news.products} tone="surface" />
      <Container className="py-12 md:py-16">
        <Neighbours {...(news.newer && { newer: news.newer })} {...(news.older && { older: news.older })} />
        <p className="mt-6 text-center">
          <MoreLink to="/news">お知らせの一覧</MoreLink>
        </p>
      </Container>
    </>
  );
}
