import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BLOG_FILTERS } from '../../shared/api/article.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';
import { Container } from '../components/container.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { FilterLinks } from '../features/articles/filter-links.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { Pagination } from '../features/articles/pagination.tsx';
import { isInvented, listTitle, readPage } from '../features/articles/paging.ts';
import { ArticleGrid } from '../features/knowledge/article-card.tsx';
import { RecommendedArticles } from '../features/knowledge/recommended-articles.tsx';
import { TagBand } from '../features/knowledge/tag-links.tsx';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { useSite } from '../lib/page-context.tsx';

const ARTICLES_PER_PAGE = 12;
/** Cards of the first row, which is seen at once. */
const FIRST_ROW = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const url = new URL(args.request.url);
  const page = readPage(url);
  const category = url.searchParams.get('category') ?? '';
  const recommended = page === 1 && !category ? deferred(args, api.getTopArticles('blog')) : null;
  const [articles, tags] = await Promise.all([
    api.getArticles('blog', { limit: ARTICLES_PER_PAGE, page, ...(category && { category }) }),
    deferred(args, api.getHotTags()),
  ]);
  if (isInvented({ ...articles, page }, category, BLOG_FILTERS)) throw notFound();
  return { articles, tags: tags ?? [], category, recommended };
}

export function Component() {
  const site = useSite();
  const { articles, tags, category, recommended } = useLoaderData<typeof loader>();
  return (
    <>
      <PageStart
        feed="blog"
        title={listTitle('ブログ', category, articles.page)}
        description={`${site.name}の開発、検証、サポートの担当者によるブログです。ネットワーク機器の選び方、導入の進め方、日々の運用の工夫、検証室で測ったことを、現場の目線で紹介しています。`}
        crumbs={[{ name: 'ブログ' }]}
      />
      <PageHeader
        eyebrow="Blog"
        title="ブログ"
        lead="現場で測ったこと、試して分かったこと、うまくいかなかったこと。開発とサポートの担当者が書きます。"
      />
      <Container className="py-10 md:py-14">
        <FilterLinks
          label="カテゴリー"
          param="category"
          chosen={category}
          options={BLOG_FILTERS.map((name) => ({ name }))}
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
          <MoreLink to={RESOURCES.blogFeed} reloadDocument>
            新着をフィード(Atom)で受け取る
          </MoreLink>
        </p>
      </Container>
      <TagBand tags={tags} />
    </>
  );
}
