import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { Api } from '../../shared/api/client.ts';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { Head } from '../components/head.tsx';
import { InPageNav } from '../components/in-page-nav.tsx';
import { type ShownQuestion, toShown } from '../features/faq/load-questions.ts';
import { QuestionsSection } from '../features/faq/questions-section.tsx';
import { CategoryHero } from '../features/products/category-hero.tsx';
import { Choosing } from '../features/products/choosing.tsx';
import { NextSteps } from '../features/products/next-steps.tsx';
import { RelatedContent } from '../features/products/related-content.tsx';
import { SubCategorySection } from '../features/products/sub-category-section.tsx';
import { useCurrentCategory } from '../features/products/use-current-category.ts';
import { breadcrumbJsonLd } from '../lib/breadcrumb-json-ld.ts';
import { describe } from '../lib/describe.ts';
import { inquiryPath } from '../lib/form-paths.ts';
import { apiOf, deferred, notFound } from '../lib/load.ts';
import { notSent } from '../lib/not-sent.ts';
import { usePageContext } from '../lib/page-context.tsx';

const QUESTIONS_SHOWN = 6;

/** The category whose page this is: the last segment of the address is its name. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { pathname } = new URL(args.request.url);
  const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
  const { id } = (await api.getCategories()).find((category) => category.urlName === slug) ?? {};
  if (id === undefined) throw notFound();
  const related = deferred(args, api.getCategoryRelated(id));
  const questions = deferred(args, loadCategoryQuestions(api, id));
  const [category, groups] = await Promise.all([api.getCategory(id), api.getComparison({ categoryId: id })]);
  const shown = groups.map(({ columns, rows, ...group }) => ({
    ...group,
    models: notSent({ columns, rows }),
  }));
  return { category, groups: shown, related, questions };
}

async function loadCategoryQuestions(api: Api, categoryId: number): Promise<ShownQuestion[]> {
  const { list } = await api.getCategoryQuestions({ categoryId, limit: QUESTIONS_SHOWN, page: 1 });
  return list.map(toShown);
}

export function Component() {
  const { category, groups, related, questions } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { settings } = usePageContext();
  useCurrentCategory(category.id);
  const crumbs: Crumb[] = [{ name: '製品情報', path: '/products' }, { name: category.name }];
  return (
    <>
      <Head
        title={`法人向け${category.name}`}
        description={describe(category.lead + category.child.map(({ lead }) => lead).join(''))}
        jsonLd={[breadcrumbJsonLd(settings.siteOrigin, crumbs)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <CategoryHero category={category} />
      <InPageNav
        label={`${category.name}の目次`}
        links={[{ id: 'choosing', name: '選び方' }, ...groups.map(({ slug, name }) => ({ id: slug, name }))]}
      />
      <Choosing choosing={category.choosing} />
      {groups.map((group, index) => (
        <SubCategorySection
          key={group.id}
          categorySlug={category.slug}
          group={group}
          models={group.models}
          tone={index % 2 === 0 ? 'plain' : 'surface'}
        />
      ))}
      <RelatedContent categoryName={category.name} value={related} />
      <QuestionsSection title={`${category.name}のよくあるご質問`} value={questions} />
      <NextSteps title={`${category.name}のご検討に`} inquiry={inquiryPath(category.name, pathname)} />
    </>
  );
}
