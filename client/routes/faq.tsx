import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Container } from '../components/container.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { ConsultBand } from '../features/articles/consult-band.tsx';
import { FilterLinks } from '../features/articles/filter-links.tsx';
import { PageStart } from '../features/articles/page-start.tsx';
import { isInvented, listTitle } from '../features/articles/paging.ts';
import { FaqSearch } from '../features/faq/faq-search.tsx';
import { Found } from '../features/faq/found.tsx';
import { HotQuestions } from '../features/faq/hot-questions.tsx';
import { groupQuestions, loadQuestions, readFaqChoice } from '../features/faq/load-questions.ts';
import { Questions } from '../features/faq/questions.tsx';
import { apiOf, deferred, notFound } from '../lib/load.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const choice = readFaqChoice(new URL(args.request.url));
  const hot = choice.keywords || choice.category ? null : deferred(args, api.getHotQuestions());
  const [questions, categories] = await Promise.all([
    loadQuestions(api, choice.keywords ? { ...choice, category: '' } : choice),
    deferred(args, api.getFaqCategories()),
  ]);
  const known = (categories ?? []).map(({ name }) => name);
  if (!choice.keywords && isInvented({ list: questions, page: 1 }, choice.category, known)) throw notFound();
  return { ...choice, questions, categories: categories ?? [], hot };
}

export function Component() {
  const { keywords, category, questions, categories, hot } = useLoaderData<typeof loader>();
  const total = categories.reduce((sum, item) => sum + item.total, 0);
  const leads = new Map(categories.map(({ urlName, lead }) => [urlName, lead]));
  return (
    <>
      {/* Beside its canonical link: what a search gives is not for search engines. */}
      {keywords ? <meta name="robots" content="noindex" /> : null}
      <PageStart
        title={keywords ? `よくあるご質問:「${keywords}」` : listTitle('よくあるご質問', category, 1)}
        description="製品の選び方、PoE給電、無線LAN、回線とVPN、クラウド管理、購入とライセンス、保証と修理について、よくいただくご質問と回答を分野ごとにまとめ、言葉でも検索できます。"
        crumbs={[{ name: 'サポート', path: '/service' }, { name: 'よくあるご質問' }]}
      />
      <PageHeader
        eyebrow="FAQ"
        title="よくあるご質問"
        lead="製品の選び方、設定、回線、クラウド管理、購入について、よくいただくご質問にお答えします。"
      >
        <FaqSearch action="/faq" keywords={keywords} />
      </PageHeader>
      {keywords ? (
        <Found keywords={keywords} items={questions} back="/faq" />
      ) : (
        <Container className="py-10 md:py-14">
          {categories.length > 0 ? (
            <FilterLinks label="分野" param="category" chosen={category} options={categories} total={total} />
          ) : null}
          {hot === null ? null : <HotQuestions value={hot} />}
          <div className="mt-10 flex flex-col gap-12">
            {groupQuestions(questions).map(({ id, name, items }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="text-2xl">
                  {name}
                </h2>
                <p className="mt-2 mb-5 max-w-text text-ink-soft text-phrases">{leads.get(id)}</p>
                <Questions items={items} />
              </section>
            ))}
            {questions.length === 0 ? (
              <p className="rounded-lg border border-line bg-surface p-6">
                当てはまるご質問はありません。下の窓口からお尋ねください。
              </p>
            ) : null}
          </div>
        </Container>
      )}
      <ConsultBand
        title="解決しないときは"
        text="図面や現在の構成をもとに、技術の担当者がお答えします。お使いの製品については、サポート窓口もご利用ください。"
        about={keywords ? `「${keywords}」について` : 'よくあるご質問にないこと'}
      />
    </>
  );
}
