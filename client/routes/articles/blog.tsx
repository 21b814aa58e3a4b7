import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FEEDS } from '../../../shared/feeds.ts';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { Container } from '../../components/container.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { FilterLinks } from '../../components/page/filter-links.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { ArticleGrid } from '../../features/articles/article-card.tsx';
import { RecommendedArticles } from '../../features/articles/recommended-articles.tsx';
import { LateTagBand } from '../../features/articles/tag-links.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { apiOf, deferred, notFound } from '../../lib/loading/load.ts';
import { isInvented, listTitle, readPage } from '../../lib/paging.ts';
import { sayAll } from '../../lib/words.ts';

const ARTICLES_PER_PAGE = 12;
/** Number of cards in the first row, which is visible at once. */
const FIRST_ROW = 3;

/** Filters that the page offers; an upstream may have more. */
function categoriesOf({ words }: PageContent): readonly string[] {
  return sayAll(words, 'categories');
}

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const url = new URL(args.request.url);
  const page = readPage(url);
  const category = url.searchParams.get('category') ?? '';
  const recommended = page === 1 && !category ? deferred(args, api.getTopArticles('blog')) : null;
  const tags = deferred(args, api.tags.hot());
  const [text, articles] = await Promise.all([
    loadPage(args),
    api.getArticles('blog', { limit: ARTICLES_PER_PAGE, page, ...(category && { category }) }),
  ]);
  if (isInvented({ ...articles, page }, category, categoriesOf(text))) throw notFound();
  return { text, articles, tags, category, recommended };
}

export function Component() {
  const { text, articles, tags, category, recommended } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTop feed="blog" text={text} headTitle={listTitle(text.title, category, articles.page)} />
      <Container className="py-10 md:py-14">
        <FilterLinks
          label="カテゴリー"
          param="category"
          chosen={category}
          options={categoriesOf(text).map((name) => ({ name }))}
        />
        <h2 className="mt-10 mb-6 text-xl">
          {category || 'すべての記事'}
          <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{articles.total}件</span>
        </h2>
        {articles.list.length > 0 ? (
          <ArticleGrid kind="blog" items={articles.list} eager={FIRST_ROW} />
        ) : (
          <p className="rounded-lg border border-line bg-surface p-6">
            当てはまる記事はありません。「すべて」からご覧ください。
          </p>
        )}
        <Pagination {...articles} />
        {recommended === null ? null : <RecommendedArticles kind="blog" value={recommended} />}
        <p className="mt-10 border-t border-line pt-4">
          <MoreLink to={FEEDS.blog.path} reloadDocument>
            新着をフィード(Atom)で受け取る
          </MoreLink>
        </p>
      </Container>
      <LateTagBand key={articles.page} value={tags} />
    </>
  );
}
