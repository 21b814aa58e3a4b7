import type { CaseCard } from '../../../shared/api/case.ts';
import type { CaseDetail } from '../../../shared/api/case-detail.ts';
import type { ProductCard } from '../../../shared/api/goods.ts';
import type { NewsCard, NewsDetail } from '../../../shared/api/news.ts';
import type { SolutionCard, SolutionDetail } from '../../../shared/api/solution.ts';
import type { Catalogue } from '../catalogue.ts';
import { renderMarkdown } from '../markdown.ts';
import { previewUrl } from '../previews.ts';
import type { CaseRecord, NewsRecord, SolutionRecord } from '../schema/article.ts';
import { productCard } from './product.ts';

export function productCards(ids: number[], { productById }: Catalogue): ProductCard[] {
  return ids.flatMap((id) => {
    const product = productById(id);
    return product ? [productCard(product)] : [];
  });
}

export function caseCard(record: CaseRecord): CaseCard {
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
    imgUrl: `/media/cases/${urlName}.svg`,
  };
}

export function solutionCard({ id, name, urlName, lead, audience }: SolutionRecord): SolutionCard {
  return { id, name, webUrl: `${urlName}.html`, lead, audience, imgUrl: `/media/solutions/${urlName}.svg` };
}

export function caseDetail(record: CaseRecord, catalogue: Catalogue): CaseDetail {
  const { scale, challenges, outcomes, body, productIds, solutionId } = record;
  const solution = solutionId === undefined ? undefined : catalogue.solutionById(solutionId);
  return {
    ...caseCard(record),
    scale,
    challenges,
    outcomes,
    previewUrl: previewUrl('case-studies', record.urlName),
    content: renderMarkdown(body),
    products: productCards(productIds, catalogue),
    ...(solution && { solution: solutionCard(solution) }),
  };
}

export function solutionDetail(record: SolutionRecord, catalogue: Catalogue): SolutionDetail {
  const { updatedOn, challenges, outcomes, configuration, relatedCaseIds, body } = record;
  return {
    ...solutionCard(record),
    updatedOn,
    challenges,
    outcomes,
    configuration: configuration.flatMap(({ productId, role }) =>
      productCards([productId], catalogue).map((product) => ({ product, role })),
    ),
    cases: relatedCaseIds.flatMap((id) => {
      const related = catalogue.caseById(id);
      return related ? [caseCard(related)] : [];
    }),
    previewUrl: previewUrl('solutions', record.urlName),
    content: renderMarkdown(body),
  };
}

export function newsCard({ id, slug, title, category, publishedOn, summary }: NewsRecord): NewsCard {
  return { id, urlName: slug, title, category, publishedOn, summary };
}

/** `catalogue.news` is ordered from new to old. */
export function newsDetail(record: NewsRecord, catalogue: Catalogue): NewsDetail {
  const place = catalogue.news.indexOf(record);
  const neighbour = (at: number) => {
    const other = catalogue.news[at];
    return other && { id: other.id, urlName: other.slug, title: other.title };
  };
  const newer = neighbour(place - 1);
  const older = neighbour(place + 1);
  return {
    ...newsCard(record),
    ...(record.updatedOn && { updatedOn: record.updatedOn }),
    ...(record.event && { event: record.event }),
    previewUrl: previewUrl('news', record.slug),
    content: renderMarkdown(record.body),
    products: productCards(record.productIds, catalogue),
    ...(newer && { newer }),
    ...(older && { older }),
  };
}
