import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Container } from '../../components/container.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { ConsultBand } from '../../components/page/consult-band.tsx';
import { FilterLinks } from '../../components/page/filter-links.tsx';
import { FaqSearch } from '../../features/faq/faq-search.tsx';
import { Found } from '../../features/faq/found.tsx';
import { HotQuestions, loadHotQuestions } from '../../features/faq/hot-questions.tsx';
import { groupQuestions, loadQuestions, readFaqChoice, toShown } from '../../features/faq/load-questions.ts';
import { Questions } from '../../features/faq/questions.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { apiOf, deferred, inTime, notFound } from '../../lib/loading/load.ts';
import { listTitle } from '../../lib/paging.ts';

/** Questions of each category on the page of all categories; with more, visitors would not reach the next heading. */
const LISTED = 4;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const choice = readFaqChoice(new URL(args.request.url));
  const hot = choice.keywords || choice.category ? null : deferred(args, loadHotQuestions(api));
  const categoryCall = api.faq.categories();
  const [text, questions, early] = await Promise.all([
    loadPage(args),
    loadQuestions(api, choice.keywords ? { ...choice, category: '' } : choice),
    inTime(args, deferred(args, categoryCall)),
  ]);
  const isEmpty = !choice.keywords && choice.category !== '' && questions.length === 0;
  // For a category without questions this list alone shows whether the category exists.
  const categories = early ?? (isEmpty ? await categoryCall : []);
  const known = categories.map(({ name }) => name);
  if (isEmpty && !known.includes(choice.category)) throw notFound();
  const groups = groupQuestions(questions).map(({ items, ...group }) => ({
    ...group,
    total: items.length,
    items: (choice.keywords || choice.category ? items : items.slice(0, LISTED)).map(toShown),
  }));
  return { text, ...choice, groups, categories, hot };
}

export function Component() {
  const { text, keywords, category, groups, categories, hot } = useLoaderData<typeof loader>();
  const all = categories.reduce((sum, item) => sum + item.total, 0);
  const leads = new Map(categories.map(({ slug, lead }) => [slug, lead]));
  return (
    <>
      {/* In addition to its canonical link: search engines should not index search results. */}
      {keywords ? <meta name="robots" content="noindex" /> : null}
      <PageTop
        text={text}
        headTitle={keywords ? `${text.title}:「${keywords}」` : listTitle(text.title, category, 1)}
      >
        <FaqSearch action="/faq" keywords={keywords} />
      </PageTop>
      {keywords ? (
        <Found keywords={keywords} items={groups.flatMap(({ items }) => items)} back="/faq" />
      ) : (
        <Container className="py-10 md:py-14">
          {categories.length > 0 ? (
            <FilterLinks label="分野" param="category" chosen={category} options={categories} total={all} />
          ) : null}
          {hot === null ? null : <HotQuestions value={hot} />}
          <div className="mt-10 flex flex-col gap-12">
            {groups.map(({ id, name, total, items }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="text-2xl">
                  {name}
                </h2>
                <p className="mt-2 mb-5 max-w-text text-ink-soft text-phrases">{leads.get(id)}</p>
                <Questions items={items} />
                {total > items.length ? (
                  <p className="mt-3">
                    <MoreLink to={`/faq?${new URLSearchParams({ category: name })}`}>
                      「{name}」のご質問をすべて見る
                      <span className="shrink-0 text-sm font-normal tabular-nums">{total}件</span>
                    </MoreLink>
                  </p>
                ) : null}
              </section>
            ))}
            {groups.length === 0 ? (
              <p className="rounded-lg border border-line bg-surface p-6">
                当てはまるご質問はありません。下の窓口からお尋ねください。
              </p>
            ) : null}
          </div>
        </Container>
      )}
      {text.consult ? (
        <ConsultBand {...text.consult} {...(keywords && { about: `「${keywords}」について` })} />
      ) : null}
    </>
  );
}
