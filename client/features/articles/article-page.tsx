import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ArticleDetail, ArticleKind } from '../../../records/article/wire.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { topologyFiles } from '../../../shared/topology/files.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { CoverHero } from '../../components/page/cover-hero.tsx';
import { HotAside } from '../../components/page/hot-aside.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { WithAside } from '../../components/page/with-aside.tsx';
import { RelatedProducts } from '../../components/product/related-products.tsx';
import { Tag } from '../../components/tag.tsx';
import { apiOf, deferred, notFound } from '../../lib/loading/load.ts';
import { useListTitle, useSite } from '../../lib/page-context.tsx';
import { describe } from '../../lib/structured-data/describe.ts';
import { loadWords, say } from '../../lib/words.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { ArticleLinks } from './article-links.tsx';
import { FunctionModelsSection } from './function-models.tsx';
import { ProtocolFigure } from './protocol-figure.tsx';
import { TagLinks } from './tag-links.tsx';

const PATHS = { blog: '/blog', topic: '/technology' } as const;

/** Loader and component of the route of a kind of articles. The kinds differ only in name and path. */
export function articleRoute(kind: ArticleKind) {
  const loader = (args: LoaderFunctionArgs) => loadArticle(args, kind);
  const Component = () => <ArticlePage kind={kind} {...useLoaderData<typeof loader>()} />;
  return { loader, Component };
}

/** Loads the article whose slug is in the address. Throws a 404 when there is none. */
async function loadArticle(args: LoaderFunctionArgs, kind: ArticleKind) {
  const api = apiOf(args);
  const hot = deferred(args, api.getHotArticles(kind));
  const card = await api.findArticle(kind, args.params.param ?? '');
  if (!card) throw notFound();
  const [article, words] = await Promise.all([api.getArticle(kind, card.id), loadWords(args, PATHS[kind])]);
  return { article, hot, words };
}

type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;

function ArticlePage({ kind, article, hot, words }: LoadedArticle & { kind: ArticleKind }) {
  const site = useSite();
  const path = PATHS[kind];
  const name = useListTitle(path);
  const about = `${site.name}の${name}の記事で、分野は「${article.category}」です。`;
  return (
    <>
      <PageMeta
        title={article.title}
        description={describe(article.summary, about)}
        type="article"
        feed={kind === 'blog' ? 'blog' : undefined}
        preview={article.previewUrl}
        crumbs={[{ name, path }, { name: article.title }]}
        jsonLd={[articleJsonLd(site, kind, article)]}
      />
      <article>
        <CoverHero
          title={article.title}
          lead={article.summary}
          cover={article.imgUrl}
          photo={article.photo}
          above={<ArticleDates article={article} />}
        />
        <WithAside aside={<ArticleAside kind={kind} article={article} hot={hot} />}>
          {article.figure ? (
            <ProtocolFigure {...article.figure} files={topologyFiles('technology', article.id)} />
          ) : null}
          <Prose html={article.content} />
        </WithAside>
      </article>
      <FunctionModelsSection functions={article.functions} />
      <RelatedProducts products={article.products} tone="surface" />
      <ConsultBand
        title="自社の環境に当てはめるなら"
        text={say(words, 'consult')}
        about={`「${article.title}」について`}
      />
    </>
  );
}

function ArticleDates({ article }: { article: ArticleDetail }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <Tag>{article.category}</Tag>
      <time dateTime={article.publishedOn}>{formatDay(article.publishedOn)}</time>
      {article.updatedOn ? (
        <span>
          更新:<time dateTime={article.updatedOn}>{formatDay(article.updatedOn)}</time>
        </span>
      ) : null}
    </p>
  );
}

function ArticleAside({ kind, article, hot }: Omit<LoadedArticle, 'words'> & { kind: ArticleKind }) {
  const path = PATHS[kind];
  const name = useListTitle(path);
  return (
    <>
      {article.related.length > 0 ? (
        <AsideCard title="あわせて読む">
          <ArticleLinks kind={kind} items={article.related} />
        </AsideCard>
      ) : null}
      <HotAside
        name="hot-articles"
        title="よく読まれている記事"
        value={hot}
        without={[article, ...article.related]}
      >
        {(items) => <ArticleLinks kind={kind} items={items} />}
      </HotAside>
      {article.tags.length > 0 ? (
        <div>
          <h2 className="mb-3 text-base">この記事のテーマ</h2>
          <TagLinks tags={article.tags} />
        </div>
      ) : null}
      <p>
        <MoreLink to={path}>{name}の一覧</MoreLink>
      </p>
    </>
  );
}
