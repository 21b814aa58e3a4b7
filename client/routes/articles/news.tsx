import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NEWS_FILTERS } from '../../../shared/api/vocabulary.ts';
import { FEEDS } from '../../../shared/feeds.ts';
import { NewsList } from '../../components/card/news-list.tsx';
import { Container } from '../../components/container.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { FilterLinks } from '../../components/page/filter-links.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { apiOf, notFound } from '../../lib/loading/load.ts';
import { isInvented, listTitle, readPage } from '../../lib/paging.ts';
import { sayAll, type Words } from '../../lib/words.ts';

const NEWS_PER_PAGE = 15;

function kindsOf(words: Words | undefined): readonly string[] {
  const own = sayAll(words, 'kinds');
  return own.length > 0 ? own : NEWS_FILTERS;
}

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const page = readPage(url);
  const category = url.searchParams.get('category') ?? '';
  const [text, news] = await Promise.all([
    loadPage(args),
    apiOf(args).news.list({ limit: NEWS_PER_PAGE, page, ...(category && { category }) }),
  ]);
  if (isInvented({ ...news, page }, category, kindsOf(text.words))) throw notFound();
  return { text, news, category };
}

export function Component() {
  const { text, news, category } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTop feed="news" text={text} headTitle={listTitle(text.title, category, news.page)} />
      <Container className="py-10 md:py-14">
        <FilterLinks
          label="カテゴリー"
          param="category"
          chosen={category}
          options={kindsOf(text.words).map((name) => ({ name }))}
        />
        <h2 className="mt-10 mb-4 text-xl">
          {category || 'すべてのお知らせ'}
          <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{news.total}件</span>
        </h2>
        {news.list.length > 0 ? (
          <NewsList items={news.list} />
        ) : (
          <p className="rounded-lg border border-line bg-surface p-6">
            このカテゴリーのお知らせはまだありません。「すべて」からご覧ください。
          </p>
        )}
        <Pagination {...news} />
        <p className="mt-10 border-t border-line pt-4">
          <MoreLink to={FEEDS.news.path} reloadDocument>
            新着をフィード(Atom)で受け取る
          </MoreLink>
        </p>
      </Container>
    </>
  );
}
