import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NEWS_FILTERS } from '../../shared/api/news.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';
import { Container } from '../components/container.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { NewsList } from '../components/news-list.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { FilterLinks } from '../features/articles/filter-links.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { Pagination } from '../features/articles/pagination.tsx';
import { isInvented, listTitle, readPage } from '../features/articles/paging.ts';
import { apiOf, notFound } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';

const NEWS_PER_PAGE = 15;

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const page = readPage(url);
  const category = url.searchParams.get('category') ?? '';
  const news = await apiOf(args).getNewsPage({ limit: NEWS_PER_PAGE, page, ...(category && { category }) });
  if (isInvented({ ...news, page }, category, NEWS_FILTERS)) throw notFound();
  return { news, category };
}

export function Component() {
  const site = useSite();
  const { news, category } = useLoaderData<typeof loader>();
  return (
    <>
      <PageStart
        feed="news"
        title={listTitle('お知らせ', category, news.page)}
        description={`${site.name}のお知らせの一覧です。新製品、プレスリリース、展示会とウェビナーの開催、ファームウェアの公開、販売終了、休業の予定を新しい順に掲載しています。`}
        crumbs={[{ name: 'お知らせ' }]}
      />
      <PageHeader
        eyebrow="News"
        title="お知らせ"
        lead="新製品、催し、ファームウェアの公開、休業の予定を新しい順に掲載しています。"
      />
      <Container className="py-10 md:py-14">
        <FilterLinks
          label="カテゴリー"
          param="category"
          chosen={category}
          options={NEWS_FILTERS.map((name) => ({ name }))}
        />
        <h2 className="mt-10 mb-4 text-xl">
          {category || 'すべてのお知らせ'}
          <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{news.total}件</span>
        </h2>
        {news.list.length > 0 ? (
          <NewsList items={news.list} withSummary />
        ) : (
          <p className="rounded-lg border border-line bg-surface p-6">
            このカテゴリーのお知らせはまだありません。「すべて」からご覧ください。
          </p>
        )}
        <Pagination {...news} />
        <p className="mt-10 border-t border-line pt-4">
          <MoreLink to={RESOURCES.newsFeed} reloadDocument>
            新着をフィード(Atom)で受け取る
          </MoreLink>
        </p>
      </Container>
    </>
  );
}
