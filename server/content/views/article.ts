import type { CaseCard } from '../../../shared/api/case.ts';
import type { NewsCard, NewsDetail } from '../../../shared/api/news.ts';
import type { SolutionCard } from '../../../shared/api/solution.ts';
import type { Catalogue } from '../catalogue.ts';
import { renderMarkdown } from '../markdown.ts';
import type { CaseRecord, NewsRecord, SolutionRecord } from '../schema/article.ts';
import { productCard } from './product.ts';

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
    content: renderMarkdown(record.body),
    products: record.productIds.flatMap((id) => {
      const product = catalogue.productById(id);
      return product ? [productCard(product)] : [];
    }),
    ...(newer && { newer }),
    ...(older && { older }),
  };
}
