import { caseScene, solutionScene } from '../../../corpus/media-files/scenes.ts';
import type { WireCaseCard } from '../../../records/case/card.ts';
import type { CaseRecord } from '../../../records/case/record.ts';
import type { WireSolutionCard } from '../../../records/solution/card.ts';
import type { SolutionRecord } from '../../../records/solution/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { productCards } from './product.ts';

type WithPictures = Pick<Catalogue, 'pictures'>;

export function configurationOf(items: SolutionRecord['configuration'], catalogue: Catalogue) {
  return items.flatMap(({ productId, ...item }) =>
    productCards([productId], catalogue).map((product) => ({ product, ...item })),
  );
}

export function caseCard(record: CaseRecord, { pictures }: WithPictures): WireCaseCard {
  const { id, urlName, name, customer, industry, region, lead, publishedOn, productIds, solutionId } = record;
  const relation = { fromProduct: solutionId === undefined, relateId: solutionId ?? productIds[0] ?? null };
  const picture = pictures.photographOrScene(record.photos, caseScene(urlName));
  return { id, urlName, name, customer, industry, region, lead, publishedOn, ...relation, ...picture };
}

export function solutionCard(record: SolutionRecord, { pictures }: WithPictures): WireSolutionCard {
  const { id, name, urlName, lead, audience, updatedOn, photos } = record;
  const picture = pictures.photographOrScene(photos, solutionScene(urlName));
  return { id, name, webUrl: `${urlName}.html`, lead, audience, updatedOn, ...picture };
}
