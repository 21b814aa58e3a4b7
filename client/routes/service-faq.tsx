import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../components/link.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { PageMeta } from '../components/page/page-meta.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { Terms } from '../components/terms.tsx';
import { FaqSearch } from '../features/faq/faq-search.tsx';
import { Found } from '../features/faq/found.tsx';
import { loadQuestions, readFaqChoice, toShown } from '../features/faq/load-questions.ts';
import { Questions } from '../features/faq/questions.tsx';
import { crumbsOf } from '../features/text-page/crumbs-of.ts';
import { loadPage } from '../features/text-page/load-page.ts';
import { TextSections } from '../features/text-page/text-sections.tsx';
import { apiOf, deferred } from '../lib/load.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { keywords } = readFaqChoice(new URL(args.request.url));
  const [text, questions, categories] = await Promise.all([
    loadPage(args),
    keywords ? loadQuestions(api, { keywords, category: '' }) : api.getTopQuestions(),
    deferred(args, api.getFaqCategories()),
  ]);
  return { text, keywords, questions: questions.map(toShown), categories: categories ?? [] };
}

export function Component() {
  const { text, keywords, questions, categories } = useLoaderData<typeof loader>();
  return (
    <>
      {/* Beside its canonical link: what a search gives is not for search engines. */}
      {keywords ? <meta name="robots" content="noindex" /> : null}
      <PageMeta
        title={keywords ? `${text.title}:「${keywords}」` : text.title}
        description={text.description}
        crumbs={crumbsOf(text)}
      />
      <PageHeader compact eyebrow={text.eyebrow} title={text.title} lead={text.lead}>
        <FaqSearch action="/service/faq" keywords={keywords} />
      </PageHeader>
      {keywords ? <Found keywords={keywords} items={questions} back="/service/faq" /> : null}
      {!keywords && questions.length > 0 ? (
        <Section
          id="top"
          title="窓口でよくお答えするご質問"
          more={<MoreLink to="/faq">すべてのご質問</MoreLink>}
        >
          <Questions items={questions} />
        </Section>
      ) : null}
      {categories.length > 0 ? (
        <Section id="categories" title="分野から探す" tone="surface">
          <ul className="grid gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
            {categories.map(({ id, name, lead, total }) => (
              <li key={id} className="group link-card p-5 md:p-6">
                <h3 className="flex items-baseline justify-between gap-4 text-base">
                  <Link to={`/faq?${new URLSearchParams({ category: name })}`} className="spread-link">
                    {name}
                  </Link>
                  <span className="shrink-0 text-sm font-normal text-ink-soft tabular-nums">{total}件</span>
                </h3>
                <p className="mt-1 text-sm text-ink-soft">
                  <Terms>{lead}</Terms>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <TextSections sections={text.sections} tone="plain" />
    </>
  );
}
