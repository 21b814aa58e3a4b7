import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ProductGrid } from '../../components/product/product-grid.tsx';
import { Section } from '../../components/section.tsx';
import { ArticleGrid } from '../../features/articles/article-card.tsx';
import { ArticleRows } from '../../features/articles/article-rows.tsx';
import { TagBand } from '../../features/articles/tag-links.tsx';
import { Questions } from '../../features/faq/questions.tsx';
import { apiOf, deferred, soon } from '../../lib/loading/load.ts';
import { useListTitle } from '../../lib/page-context.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const slug = args.params.param ?? '';
  const label = deferred(args, api.tags.label({ slug }));
  const tag = await api.tags.info({ slug });
  return { tag, label: (await soon(args, label)) ?? tag };
}

export function Component() {
  const { tag, label } = useLoaderData<typeof loader>();
  const [technology, blog] = [useListTitle('/technology'), useListTitle('/blog')];
  const parts = [
    tag.topic.length > 0 && {
      id: 'topic',
      title: '技術の解説',
      more: <MoreLink to="/technology">{technology}の一覧</MoreLink>,
      body: <ArticleRows kind="topic" items={tag.topic} />,
    },
    tag.blog.length > 0 && {
      id: 'blog',
      title: blog,
      more: <MoreLink to="/blog">{blog}の一覧</MoreLink>,
      body: <ArticleGrid kind="blog" items={tag.blog} />,
    },
    tag.faq.length > 0 && {
      id: 'faq',
      title: 'よくあるご質問',
      more: <MoreLink to="/faq">ご質問の一覧</MoreLink>,
      body: <Questions items={tag.faq} />,
    },
    tag.products.length > 0 && {
      id: 'products',
      title: '関連する製品',
      more: <MoreLink to="/products/all-products">すべての製品</MoreLink>,
      body: <ProductGrid products={tag.products} />,
    },
  ].filter((part) => part !== false);
  return (
    <>
      <PageMeta
        title={`${label.name}の解説、${blog}、ご質問`}
        description={`${label.description}技術の解説、${blog}、よくあるご質問から${label.total}件と、関連する製品をまとめました。`}
        crumbs={[{ name: 'テーマから探す', path: '/tags' }, { name: label.name }]}
      />
      <PageHeader compact title={label.name} lead={label.description} />
      {parts.map(({ id, title, more, body }, index) => (
        // Counted from the end: the band of tags that follows is grey.
        <Section
          key={id}
          id={id}
          title={title}
          more={more}
          tone={(parts.length - index) % 2 === 1 ? 'plain' : 'surface'}
        >
          {body}
        </Section>
      ))}
      <TagBand tags={tag.related} title="近いテーマ" />
    </>
  );
}
