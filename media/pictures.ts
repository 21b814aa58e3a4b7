import type { Corpus } from '../server/content/corpus.ts';
import type { ArticleRecord } from '../server/content/schema/knowledge.ts';
import { isDrawn } from '../server/content/schema/product.ts';
import { articleCover } from '../server/content/views/knowledge.ts';
import { pictureUrl, pictureViews } from '../server/content/views/product-pictures.ts';
import { webinarCover } from '../server/content/views/webinar.ts';
import { drawCover } from './covers/draw-cover.ts';
import { subjectOfArticle, subjectOfCase, subjectOfSolution } from './covers/subjects.ts';
import { drawProduct } from './drawing/draw-product.ts';

type Picture = [url: string, draw: () => string];

/** Every picture that is drawn from the content, by its address; drawn only when asked for. */
export function mediaFiles(corpus: Corpus): Map<string, () => string> {
  return new Map([
    ...productPictures(corpus),
    ...solutionCovers(corpus),
    ...caseCovers(corpus),
    ...articleCovers(corpus),
    ...webinarCovers(corpus),
  ]);
}

/** One picture as SVG, or undefined when there is none at this address. */
export function mediaFile(corpus: Corpus, url: string): string | undefined {
  return mediaFiles(corpus).get(url)?.();
}

function productPictures({ products }: Corpus): Picture[] {
  return products
    .filter(isDrawn)
    .flatMap((product) =>
      pictureViews(product).map(
        (view): Picture => [pictureUrl(product.urlName, view), () => drawProduct(product, view)],
      ),
    );
}

function solutionCovers({ solutions }: Corpus): Picture[] {
  return solutions.map(
    (solution): Picture => [
      `/media/solutions/${solution.urlName}.svg`,
      () => drawCover({ slug: solution.urlName, subject: subjectOfSolution(solution), kind: 'solution' }),
    ],
  );
}

function caseCovers({ cases, solutions }: Corpus): Picture[] {
  const themeOf = new Map(solutions.map(({ id, theme }) => [id, theme]));
  return cases.map(
    (record): Picture => [
      `/media/cases/${record.urlName}.svg`,
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
    ...blog.map((record): Picture => [articleCover('blog', record.urlName), () => drawn('blog', record)]),
    ...technology.map(
      (record): Picture => [articleCover('topic', record.urlName), () => drawn('technology', record)],
    ),
  ];
}

function webinarCovers({ webinars }: Corpus): Picture[] {
  return webinars.map(
    ({ date, cover }): Picture => [
      webinarCover(date),
      () => drawCover({ slug: date, subject: cover ?? 'webinar', kind: 'webinar' }),
    ],
  );
}
