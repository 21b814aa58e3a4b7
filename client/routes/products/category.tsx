import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { Api } from '../../../records/client.ts';
import type { ScreenFacet } from '../../../records/product/wire.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { InPageNav } from '../../components/navigation/in-page-nav.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { artOf, StoryHeader } from '../../components/page/story-header.tsx';
import { loadScreens } from '../../components/screen/late-screen.ts';
import { ScreensSection } from '../../components/screen/screens-section.tsx';
import { serverOnly } from '../../components/text/static-html.tsx';
import { type ShownQuestion, toShown } from '../../features/faq/load-questions.ts';
import { QuestionsSection } from '../../features/faq/questions-section.tsx';
import { Choosing } from '../../features/products/choosing.tsx';
import { FinderForm } from '../../features/products/finder/finder-form.tsx';
import { type FinderChoice, finderPath, toApiQuery } from '../../features/products/finder/finder-query.ts';
import { NextSteps } from '../../features/products/next-steps.tsx';
import { RelatedContent } from '../../features/products/related-content.tsx';
import { SubCategorySection } from '../../features/products/sub-category-section.tsx';
import { useCurrentCategory } from '../../features/products/use-current-category.ts';
import { inquiryPath } from '../../lib/form-paths.ts';
import { useStartsOnPhone } from '../../lib/hooks/use-starts-on-phone.ts';
import { apiOf, deferred, notFound } from '../../lib/loading/load.ts';
import { describe } from '../../lib/structured-data/describe.ts';

const QUESTIONS_SHOWN = 4;

/** Loads the category that the last segment of the address names. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { pathname } = new URL(args.request.url);
  const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
  const { id } = (await api.getCategories()).find((category) => category.urlName === slug) ?? {};
  if (id === undefined) throw notFound();
  const related = deferred(args, api.getCategoryRelated(id));
  const questions = deferred(args, loadCategoryQuestions(api, id));
  const facets = loadFacets(args, slug);
  const [detail, groups] = await Promise.all([
    api.goods.category({ id }),
    api.goods.comparison({ categoryId: id }),
  ]);
  const { screens, ...category } = detail;
  return {
    category,
    screens: await loadScreens(args, screens),
    groups: groups.map(({ columns, rows, ended, ...group }) => ({
      ...group,
      models: serverOnly({ columns, rows }),
    })),
    facets,
    related,
    questions,
  };
}

/** Choice in the finder that matches the page's products. */
function onSale(slug: string): FinderChoice {
  return { category: [slug], sale: ['current'] };
}

/** Loads the finder's facets; empty when the call fails. Never rejects. */
async function loadFacets(args: LoaderFunctionArgs, slug: string): Promise<ScreenFacet[]> {
  const facets = await deferred(args, apiOf(args).getFacets(toApiQuery(onSale(slug))));
  // The category is fixed on this page.
  return (facets ?? []).filter(({ name }) => name !== 'category');
}

async function loadCategoryQuestions(api: Api, categoryId: number): Promise<ShownQuestion[]> {
  const { list } = await api.productQuestions.ofCategory({ categoryId, limit: QUESTIONS_SHOWN, page: 1 });
  return list.map(toShown);
}

export function Component() {
  const { category, screens, groups, facets, related, questions } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const isPhone = useStartsOnPhone();
  useCurrentCategory(category.id);
  const choice = onSale(category.slug);
  const total = category.child.reduce((sum, sub) => sum + sub.total, 0);
  const toFinder = (
    <ButtonLink to={finderPath({ choice })} tone="secondary">
      条件から探す
    </ButtonLink>
  );
  return (
    <>
      <PageMeta
        title={`法人向け${category.name}`}
        description={describe(category.lead + category.child.map(({ lead }) => lead).join(''))}
        crumbs={[{ name: '製品情報', path: '/products' }, { name: category.name }]}
      />
      <StoryHeader
        brief
        title={category.name}
        lead={category.lead}
        figure={{ value: `${total}機種`, label: '販売中の製品' }}
        art={artOf({ scene: category.scene, imgUrl: category.imgUrl })}
      />
      <InPageNav
        label={`${category.name}の目次`}
        links={[
          ...groups.map(({ slug, name }) => ({ id: slug, name })),
          ...(screens ? [{ id: 'screens', name: screens.title }] : []),
          { id: 'choosing', name: '選び方' },
        ]}
      />
      <Container className="py-4 md:py-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10">
        {/* Phones have the button above the products instead. */}
        {isPhone ? null : (
          // Reserves the column, even while it is empty.
          <div>
            <Deferred key={category.id} name="facets" value={facets} fallback={null}>
              {(asked) =>
                asked.length === 0 ? (
                  <p className="max-lg:hidden print:hidden">{toFinder}</p>
                ) : (
                  <FinderForm facets={asked} choice={choice} total={total} />
                )
              }
            </Deferred>
          </div>
        )}
        <div>
          <p className="mb-4 lg:hidden print:hidden">{toFinder}</p>
          {groups.map((group) => (
            <SubCategorySection
              key={group.id}
              categorySlug={category.slug}
              group={group}
              models={group.models}
              isPhone={isPhone}
            />
          ))}
        </div>
      </Container>
      <ScreensSection shown={screens} />
      <Choosing choosing={category.choosing} folded={isPhone} />
      <RelatedContent categoryName={category.name} value={related} />
      <QuestionsSection title={`${category.name}のよくあるご質問`} value={questions} folded={isPhone} />
      <NextSteps title={`${category.name}のご検討に`} inquiry={inquiryPath(category.name, pathname)} />
    </>
  );
}
