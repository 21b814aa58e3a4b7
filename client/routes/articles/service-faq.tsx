import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { FaqCategories } from '../../features/faq/faq-categories.tsx';
import { FaqSearch } from '../../features/faq/faq-search.tsx';
import { Found } from '../../features/faq/found.tsx';
import { loadQuestions, readFaqChoice, toShown } from '../../features/faq/load-questions.ts';
import { Questions } from '../../features/faq/questions.tsx';
import { loadPage } from '../../features/text-page/load-page.ts';
import { PageTop } from '../../features/text-page/page-top.tsx';
import { TextSections } from '../../features/text-page/text-sections.tsx';
import { apiOf, deferred } from '../../lib/loading/load.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { keywords } = readFaqChoice(new URL(args.request.url));
  const categories = deferred(args, api.faq.categories());
  const [text, questions] = await Promise.all([
    loadPage(args),
    keywords ? loadQuestions(api, { keywords, category: '' }) : api.faq.top(),
  ]);
  return { text, keywords, questions: questions.map(toShown), categories };
}

export function Component() {
  const { text, keywords, questions, categories } = useLoaderData<typeof loader>();
  return (
    <>
      {/* In addition to its canonical link: search engines should not index search results. */}
      {keywords ? <meta name="robots" content="noindex" /> : null}
      <PageTop text={text} headTitle={keywords ? `${text.title}:「${keywords}」` : text.title}>
        <FaqSearch action="/service/faq" keywords={keywords} />
      </PageTop>
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
      <FaqCategories key={keywords} value={categories} />
      <TextSections sections={text.sections} tone="plain" />
    </>
  );
}
