import type { Corpus } from '../corpus/corpus.ts';
import { articleCover, caseCover, solutionCover, webinarCover } from '../corpus/media-files/covers.ts';
import { pictureUrl, pictureViews } from '../corpus/media-files/product-pictures.ts';
import type { ArticleRecord } from '../corpus/schema/knowledge.ts';
import { isDrawn } from '../corpus/schema/product.ts';
import { drawCover } from './covers/draw-cover.ts';
import { subjectOfArticle, subjectOfCase, subjectOfSolution } from './covers/subjects.ts';
import { drawProduct } from './drawing/draw-product.ts';
import type { Dress } from './drawing/dress.ts';
import type { Drawings } from './drawings.ts';

type Picture = [url: string, draw: () => string];

/** A photograph takes the place of what would be drawn. */
function withoutPhoto<Item extends { photos: unknown[] }>(records: Item[]): Item[] {
  return records.filter(({ photos }) => photos.length === 0);
}

/** Every picture that is drawn from the content, by its address; drawn only when asked for. */
export function mediaFiles(corpus: Corpus, drawings: Drawings, own?: Dress): Map<string, () => string> {
  return new Map([
    ...(drawings.has('products') ? productPictures(corpus, own) : []),
    ...(drawings.has('covers') ? covers(corpus) : []),
  ]);
}

/** The covers of everything that has one. */
export function covers(corpus: Corpus): Picture[] {
  return [
    ...solutionCovers(corpus),
    ...caseCovers(corpus),
    ...articleCovers(corpus),
    ...webinarCovers(corpus),
  ];
}

function productPictures({ products }: Corpus, own: Dress | undefined): Picture[] {
  return withoutPhoto(products)
    .filter(isDrawn)
    .flatMap((product) =>
      pictureViews(product).map(
        (view): Picture => [pictureUrl(product.urlName, view), () => drawProduct(product, view, own)],
      ),
    );
}

function solutionCovers({ solutions }: Corpus): Picture[] {
  return withoutPhoto(solutions).map(
    (solution): Picture => [
      solutionCover(solution.urlName),
      () => drawCover({ slug: solution.urlName, subject: subjectOfSolution(solution), kind: 'solution' }),
    ],
  );
}

function caseCovers({ cases, solutions }: Corpus): Picture[] {
  const themeOf = new Map(solutions.map(({ id, theme }) => [id, theme]));
  return withoutPhoto(cases).map(
    (record): Picture => [
      caseCover(record.urlName),
      () => {
        const theme = record.solutionId === undefined ? undefined : themeOf.get(record.solutionId);
        return drawCover({ slug: record.urlName, subject: subjectOfCase(record, theme), kind: 'case' });
      },
    ],
  );
}

function articleCovers({ blog, technology, tags }: Corpus): Picture[] {
  const drawn = (kind: 'blog' | 'technology', record: ArticleRecord) =>
    drawCover({ slug: record.urlName, subject: subjectOfArticle(record, tags), kind });
  return [
    ...withoutPhoto(blog).map(
      (record): Picture => [articleCover('blog', record.urlName), () => drawn('blog', record)],
    ),
    ...withoutPhoto(technology).map(
      (record): Picture => [articleCover('topic', record.urlName), () => drawn('technology', record)],
    ),
  ];
}

function webinarCovers({ webinars }: Corpus): Picture[] {
  return withoutPhoto(webinars).map(
    ({ date, cover }): Picture => [
      webinarCover(date),
      () => drawCover({ slug: date, subject: cover ?? 'webinar', kind: 'webinar' }),
    ],
  );
}
