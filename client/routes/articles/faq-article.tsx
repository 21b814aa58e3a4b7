import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay } from '../../../shared/text/date.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { AsideCard } from '../../components/page/aside-card.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { WithAside } from '../../components/page/with-aside.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RelatedProducts } from '../../components/product/related-products.tsx';
import { Section } from '../../components/section.tsx';
import { FunctionModelsSection } from '../../features/articles/function-models.tsx';
import { TagLinks } from '../../features/articles/tag-links.tsx';
import { describeAnswer } from '../../features/faq/describe-answer.ts';
import { Questions } from '../../features/faq/questions.tsx';
import { apiOf, notFound } from '../../lib/loading/load.ts';
import { loadWords, say } from '../../lib/words.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const entry = await api.findQuestion(args.params.param ?? '');
  if (!entry) throw notFound();
  const [question, words] = await Promise.all([api.faq.info({ id: entry.id }), loadWords(args, '/faq')]);
  return { question, words };
}

export function Component() {
  const { question: entry, words } = useLoaderData<typeof loader>();
  const categoryPage = `/faq?${new URLSearchParams({ category: entry.category.name })}`;
  return (
    <>
      <PageMeta
        title={entry.question}
        description={describeAnswer(entry)}
        type="article"
        crumbs={[
          { name: 'サポート', path: '/service' },
          { name: 'よくあるご質問', path: '/faq' },
          { name: entry.question },
        ]}
      />
      <article>
        <PageHeader compact title={entry.question} />
        <WithAside
          aside={
            <>
              <AsideCard title="このご質問について">
                <p>分野:{entry.category.name}</p>
                {entry.updatedOn ? (
                  <p className="mt-1">
                    更新:<time dateTime={entry.updatedOn}>{formatDay(entry.updatedOn)}</time>
                  </p>
                ) : null}
                <p className="mt-2">
                  <MoreLink to={categoryPage}>同じ分野のご質問</MoreLink>
                </p>
              </AsideCard>
              {entry.tags.length > 0 ? (
                <div>
                  <h2 className="mb-3 text-base">関連するテーマ</h2>
                  <TagLinks tags={entry.tags} />
                </div>
              ) : null}
            </>
          }
        >
          <Prose html={entry.answer} />
        </WithAside>
      </article>
      <FunctionModelsSection functions={entry.functions} />
      {entry.related.length > 0 ? (
        <Section
          id="related"
          title="あわせてよくいただくご質問"
          tone="surface"
          more={<MoreLink to="/faq">すべてのご質問</MoreLink>}
        >
          <Questions items={entry.related} />
        </Section>
      ) : null}
      <RelatedProducts products={entry.products} />
      <ConsultBand
        title="解決しないときは"
        text={say(words, 'consult')}
        about={`「${entry.question}」について`}
      />
    </>
  );
}
