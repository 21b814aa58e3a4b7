import { previewUrl } from '../../../corpus/media-files/previews.ts';
import { caseScene, solutionScene } from '../../../corpus/media-files/scenes.ts';
import type { CaseRecord, SolutionRecord } from '../../../corpus/schema/article.ts';
import type { CaseCard } from '../../../shared/api/case.ts';
import type { CaseDetail } from '../../../shared/api/case-detail.ts';
import type { ProductCard } from '../../../shared/api/goods.ts';
import type { SolutionCard, SolutionDetail } from '../../../shared/api/solution.ts';
import type { Catalogue } from '../catalogue.ts';
import { productCard } from './product.ts';

type WithPictures = Pick<Catalogue, 'pictures'>;

export function productCards(ids: number[], catalogue: Catalogue): ProductCard[] {
  return ids.flatMap((id) => {
    const product = catalogue.productById(id);
    return product ? [productCard(product, catalogue)] : [];
  });
}

function configurationOf(
  items: SolutionRecord['configuration'],
  catalogue: Catalogue,
): SolutionDetail['configuration'] {
  return items.flatMap(({ productId, ...item }) =>
    productCards([productId], catalogue).map((product) => ({ product, ...item })),
  );
}

export function caseCard(record: CaseRecord, { pictures }: WithPictures): CaseCard {
  const { id, urlName, name, customer, industry, region, lead, publishedOn, productIds, solutionId } = record;
  return {
    id,
    urlName,
    name,
    customer,
    industry,
    region,
    lead,
    publishedOn,
    fromProduct: solutionId === undefined,
    relateId: solutionId ?? productIds[0] ?? null,
    ...pictures.photographOrScene(record.photos, caseScene(urlName)),
  };
}

export function solutionCard(record: SolutionRecord, { pictures }: WithPictures): SolutionCard {
  const { id, name, urlName, lead, audience, updatedOn, photos } = record;
  const picture = pictures.photographOrScene(photos, solutionScene(urlName));
  return { id, name, webUrl: `${urlName}.html`, lead, audience, updatedOn, ...picture };
}

export function caseDetail(record: CaseRecord, catalogue: Catalogue): CaseDetail {
  const { scale, challenges, outcomes, body, productIds, solutionId } = record;
  const solution = solutionId === undefined ? undefined : catalogue.solutionById(solutionId);
  return {
    ...caseCard(record, catalogue),
    scale,
    ...catalogue.pictures.scene(caseScene(record.urlName)),
    challenges,
    outcomes,
    ...catalogue.pictures.preview(previewUrl('case-studies', record.urlName), record.photos),
    content: catalogue.textOf(body).html,
    products: productCards(productIds, catalogue),
    configuration: configurationOf(record.configuration ?? [], catalogue),
    surroundings: record.surroundings ?? [],
    ...(solution && { solution: solutionCard(solution, catalogue) }),
  };
}

export function solutionDetail(record: SolutionRecord, catalogue: Catalogue): SolutionDetail {
  const { updatedOn, figure, challenges, outcomes, configuration, relatedCaseIds, screens, body } = record;
  return {
    ...solutionCard(record, catalogue),
    updatedOn,
    ...(figure && { figure }),
    ...catalogue.pictures.scene(solutionScene(record.urlName)),
    challenges,
    outcomes,
    configuration: configurationOf(configuration, catalogue),
    surroundings: record.surroundings ?? [],
    cases: relatedCaseIds.flatMap((id) => {
      const related = catalogue.caseById(id);
      return related ? [caseCard(related, catalogue)] : [];
    }),
    ...(screens && { screens }),
    ...catalogue.pictures.preview(previewUrl('solutions', record.urlName), record.photos),
    content: catalogue.textOf(body).html,
  };
}
