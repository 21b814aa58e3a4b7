import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PAGE_LIMIT_MAX } from '../../../shared/constants.ts';
import { Container } from '../../components/container.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { TextHeader } from '../../components/page/text-header.tsx';
import { ArticleGrid } from '../../features/articles/article-card.tsx';
import { ArticleRows } from '../../features/articles/article-rows.tsx';
import { groupArticles } from '../../features/articles/group-articles.ts';
import { LateTagBand } from '../../features/articles/tag-links.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextMeta } from '../../features/text-page/page-top.tsx';
import { apiOf, deferred, inTime, notFound } from '../../lib/loading/load.ts';
import { isInvented, listTitle, readPage } from '../../lib/paging.ts';

const RECOMMENDED_SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const page = readPage(new URL(args.request.url));
  const tags = deferred(args, api.tags.hot());
  const [text, articles, recommended] = await Promise.all([
    loadPage(args),
    api.getArticles('topic', { limit: PAGE_LIMIT_MAX, page }),
    page === 1 ? inTime(args, deferred(args, api.getTopArticles('topic'))) : null,
  ]);
  if (isInvented({ ...articles, page })) throw notFound();
  return {
    text,
    articles,
    recommended: (recommended ?? []).slice(0, RECOMMENDED_SHOWN),
    tags,
  };
}

export function Component() {
  const { text, articles, recommended, tags } = useLoaderData<typeof loader>();
  const groups = groupArticles(articles.list);
  return (
    <>
      <TextMeta text={text} headTitle={listTitle(text.title, '', articles.page)} />
      <TextHeader text={text} figure={{ value: `${articles.total}本`, label: '技術解説の記事' }}>
        {groups.length > 1 ? (
          <nav aria-label="技術の分野" className="mt-6">
            <ul className="flex flex-wrap gap-2">
              {groups.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center rounded-md border border-line-strong bg-white px-4 text-sm transition-colors hover:border-aqua hover:bg-aqua-pale"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </TextHeader>
      {recommended.length > 0 ? (
        <section aria-labelledby="recommended" className="border-b border-line py-10 md:py-14">
          <Container>
            <h2 id="recommended" className="mb-6 text-xl">
              はじめに読む
            </h2>
            <ArticleGrid kind="topic" items={recommended} eager={RECOMMENDED_SHOWN} />
          </Container>
        </section>
      ) : null}
      <Container className="flex flex-col gap-12 py-10 md:gap-16 md:py-14">
        {groups.map(({ id, name, items }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-5 text-2xl">
              {name}
              <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{items.length}件</span>
            </h2>
            <ArticleRows kind="topic" items={items} />
          </section>
        ))}
        <Pagination {...articles} />
      </Container>
      <LateTagBand key={articles.page} value={tags} />
      {text.consult ? <ConsultBand {...text.consult} /> : null}
    </>
  );
}
