import type { Corpus } from '../corpus/corpus.ts';
import { coverSystems } from '../corpus/media-files/cover-systems.ts';
import { articleCover, caseCover, solutionCover, webinarCover } from '../corpus/media-files/covers.ts';
import type { MediaManifest } from '../corpus/media-files/manifest.ts';
import { pictureUrl, pictureViews } from '../corpus/media-files/product-pictures.ts';
import type { CoverSystem } from '../corpus/schema/cover-system.ts';
import type { ArticleRecord } from '../corpus/schema/knowledge.ts';
import { isDrawn } from '../corpus/schema/product.ts';
import { drawCover } from './covers/draw-cover.ts';
import { subjectOfArticle, subjectOfCase, subjectOfSolution } from './covers/subjects.ts';
import type { DrawingContext } from './drawing/context.ts';
import { drawFlat, drawProduct } from './drawing/draw-product.ts';
import type { Drawings } from './drawings.ts';

type Picture = [url: string, draw: () => string];
type Systems = ReadonlyMap<object, CoverSystem>;

/** Omits records with a photograph, which replaces the generated cover. Product drawings are always shown. */
function withoutPhoto<Item extends { photos: unknown[] }>(records: Item[]): Item[] {
  return records.filter(({ photos }) => photos.length === 0);
}

/** Every generated picture by path, each with a function that draws it. */
export function mediaFiles(
  corpus: Corpus,
  drawings: Drawings,
  context?: DrawingContext,
): Map<string, () => string> {
  return new Map([
    ...(drawings.has('products') ? productPictures(corpus, context) : []),
    ...(drawings.has('covers') ? covers(corpus, context) : []),
  ]);
}

/** Covers of all records that have one. */
export function covers(corpus: Corpus, context?: DrawingContext): Picture[] {
  const systems = coverSystems(corpus);
  return [
    ...solutionCovers(corpus, systems, context),
    ...caseCovers(corpus, systems, context),
    ...articleCovers(corpus, systems, context),
    ...webinarCovers(corpus, systems, context),
  ];
}

function productPictures({ products }: Corpus, context: DrawingContext | undefined): Picture[] {
  return products
    .filter(isDrawn)
    .flatMap((product) =>
      pictureViews(product).map(
        (view): Picture => [pictureUrl(product.urlName, view), () => drawProduct(product, view, context)],
      ),
    );
}

/** Captions of the flat drawings as text, for visitors who cannot read them in the picture. */
export function flatDrawings(
  { products }: Corpus,
  context: DrawingContext | undefined,
): NonNullable<MediaManifest['flat']> {
  const views = products.filter(isDrawn).flatMap((product) =>
    pictureViews(product).flatMap((view) => {
      const flat = drawFlat(product, view, context);
      if (!flat) return [];
      const { width, height, parts } = flat;
      return [[pictureUrl(product.urlName, view), { width, height, parts }] as const];
    }),
  );
  return Object.fromEntries(views);
}

function solutionCovers({ solutions }: Corpus, systems: Systems, context?: DrawingContext): Picture[] {
  return withoutPhoto(solutions).map(
    (solution): Picture => [
      solutionCover(solution.urlName),
      () =>
        drawCover(
          {
            slug: solution.urlName,
            subject: subjectOfSolution(solution),
            kind: 'solution',
            system: systems.get(solution),
          },
          context,
        ),
    ],
  );
}

function caseCovers({ cases, solutions }: Corpus, systems: Systems, context?: DrawingContext): Picture[] {
  const themeOf = new Map(solutions.map(({ id, theme }) => [id, theme]));
  return withoutPhoto(cases).map(
    (record): Picture => [
      caseCover(record.urlName),
      () => {
        const theme = record.solutionId === undefined ? undefined : themeOf.get(record.solutionId);
        return drawCover(
          {
            slug: record.urlName,
            subject: subjectOfCase(record, theme),
            kind: 'case',
            system: systems.get(record),
          },
          context,
        );
      },
    ],
  );
}

function articleCovers(
  { blog, technology, tags }: Corpus,
  systems: Systems,
  context?: DrawingContext,
): Picture[] {
  const drawn = (kind: 'blog' | 'technology', record: ArticleRecord) =>
    drawCover(
      { slug: record.urlName, subject: subjectOfArticle(record, tags), kind, system: systems.get(record) },
      context,
    );
  return [
    ...withoutPhoto(blog).map(
      (record): Picture => [articleCover('blog', record.urlName), () => drawn('blog', record)],
    ),
    ...withoutPhoto(technology).map(
      (record): Picture => [articleCover('topic', record.urlName), () => drawn('technology', record)],
    ),
  ];
}

function webinarCovers({ webinars }: Corpus, systems: Systems, context?: DrawingContext): Picture[] {
  return withoutPhoto(webinars).map(
    (record): Picture => [
      webinarCover(record.date),
      () =>
        drawCover(
          {
            slug: record.date,
            subject: record.cover ?? 'webinar',
            kind: 'webinar',
            system: systems.get(record),
          },
          context,
        ),
    ],
  );
}
