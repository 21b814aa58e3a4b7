import { Router } from 'express';
import { categoryScene } from '../../corpus/media-files/scenes.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound } from '../../server/content/envelope.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { caseCard, solutionCard } from '../../server/content/views/cards.ts';
import type { CategoryRecord } from './record.ts';
import { categoryCalls, relatedCalls } from './wire.ts';

export const categories: ServedKind = {
  routes: ({ catalogue }) => categoryRoutes(catalogue),
  pages: ({ categories: records }) =>
    records.map(({ urlName, name, englishName, lead, child }) => ({
      urlName,
      url: `/products/${urlName}`,
      name,
      keywords: [englishName],
      calledBy: [name, englishName],
      lead,
      body: child.map((sub) => `${sub.name} ${sub.lead}`).join('\n'),
    })),
};

function categoryRoutes(catalogue: Catalogue): Router {
  const own = serve(categoryCalls, {
    categories: () =>
      catalogue.categories.map(({ id, name, urlName, picture, child }) => ({
        id,
        name,
        urlName,
        imgUrl: picture,
        child: child.map((sub) => ({ id: sub.id, name: sub.name, urlName: sub.urlName })),
      })),
    category: ({ id }) => categoryDetail(orNotFound(catalogue.categoryById(id), 'このカテゴリー'), catalogue),
  });
  const related = serve(relatedCalls, { category: ({ cateId }) => categoryRelated(catalogue, cateId) });
  return Router().use(own, related);
}

function categoryDetail(record: CategoryRecord, catalogue: Catalogue) {
  const { id, urlName, name, englishName, lead, picture, choosing, child, screens } = record;
  return {
    id,
    urlName,
    name,
    englishName,
    lead,
    imgUrl: picture,
    ...catalogue.pictures.scene(categoryScene(urlName)),
    choosing,
    ...(screens && { screens }),
    child: child.map((sub) => ({
      ...sub,
      total: catalogue.productsForLists.filter((item) => item.subCategoryId === sub.id && !item.endOfLife)
        .length,
    })),
  };
}

const SOLUTIONS_SHOWN = 3;
const CASES_SHOWN = 3;

/** Solutions that are built from a category's products, and case studies where they are in use; the closest first. */
function categoryRelated(catalogue: Catalogue, cateId: number) {
  const count = (productIds: number[]) =>
    productIds.filter((id) => catalogue.productById(id)?.categoryId === cateId).length;

  function closest<Item>(items: Item[], productIds: (item: Item) => number[], shown: number): Item[] {
    return items
      .map((item) => ({ item, weight: count(productIds(item)) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, shown)
      .map(({ item }) => item);
  }

  return {
    solutions: closest(
      catalogue.solutions,
      ({ configuration }) => configuration.map(({ productId }) => productId),
      SOLUTIONS_SHOWN,
    ).map((record) => solutionCard(record, catalogue)),
    cases: closest(catalogue.cases, ({ productIds }) => productIds, CASES_SHOWN).map((record) =>
      caseCard(record, catalogue),
    ),
  };
}
