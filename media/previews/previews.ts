import type { Corpus } from '../../corpus/corpus.ts';
import { articleCover, caseCover, solutionCover } from '../../corpus/media-files/covers.ts';
import { ARTICLE_FAMILIES, previewUrl } from '../../corpus/media-files/previews.ts';
import type { PhotoRecord } from '../../corpus/schema/photo.ts';
import { isDrawn, type ProductRecord } from '../../corpus/schema/product.ts';
import { DEFAULT_PREVIEW } from '../../shared/constants.ts';
import { type ListTitles, listTitles } from '../../shared/site/list-titles.ts';
import { formatDay } from '../../shared/text/date.ts';
import { drawCover } from '../covers/draw-cover.ts';
import type { DrawingContext } from '../drawing/context.ts';
import { covers } from '../pictures.ts';
import type { Preview } from './draw-preview.ts';

type Entry = [url: string, preview: () => Preview];
type Picture = Preview['picture'];
type Drawn = ReadonlyMap<string, () => string>;

/** Every preview picture by path: one for each record with a page, and one for all other pages. */
export function previews(corpus: Corpus, context?: DrawingContext): Map<string, () => Preview> {
  const drawn = new Map(covers(corpus, context));
  const titles = listTitles((path) => corpus.pages.find((page) => page.path === path)?.title);
  return new Map([
    ...products(corpus),
    ...solutions(corpus, drawn, titles),
    ...cases(corpus, drawn, titles),
    ...news(corpus, titles, context),
    ...articles(corpus, drawn, titles),
    [DEFAULT_PREVIEW, () => sitePreview(corpus, context)],
  ]);
}

function sitePreview({ site }: Corpus, context?: DrawingContext): Preview {
  return {
    eyebrow: site.name,
    title: site.tagline,
    picture: { cover: drawCover({ slug: 'site', subject: 'news', kind: 'news' }, context) },
  };
}

/** Undefined without a photograph and without a drawing for the product's kind. */
function productPicture(product: ProductRecord): Picture | undefined {
  const [photo] = product.photos;
  if (photo) return { photo: photo.file };
  if (!isDrawn(product)) return undefined;
  const { model, spec, screen } = product;
  return { product: { model, spec, screen } };
}

/** The photograph, or else the generated cover. */
function coverOf(photos: PhotoRecord[], url: string, drawn: Drawn): Picture {
  const [photo] = photos;
  return photo ? { photo: photo.file } : { cover: drawn.get(url)?.() ?? '' };
}

function products({ products, categories }: Corpus): Entry[] {
  const kinds = new Map(categories.flatMap(({ child }) => child).map(({ id, name }) => [id, name]));
  return products.flatMap((product): Entry[] => {
    const picture = productPicture(product);
    if (!picture) return [];
    const { urlName, subCategoryId, model, name } = product;
    const eyebrow = kinds.get(subCategoryId) ?? '';
    return [[previewUrl('products', urlName), () => ({ eyebrow, model, title: name, picture })]];
  });
}

function solutions({ solutions }: Corpus, drawn: Drawn, titles: ListTitles): Entry[] {
  return solutions.map(({ urlName, name, photos }) => [
    previewUrl('solutions', urlName),
    () => ({
      eyebrow: titles['/solutions'],
      title: name,
      picture: coverOf(photos, solutionCover(urlName), drawn),
    }),
  ]);
}

function cases({ cases }: Corpus, drawn: Drawn, titles: ListTitles): Entry[] {
  return cases.map(({ urlName, customer, name, photos }) => [
    previewUrl('case-studies', urlName),
    () => ({
      eyebrow: `${titles['/case-studies']} ${customer}`,
      title: name,
      picture: coverOf(photos, caseCover(urlName), drawn),
    }),
  ]);
}

function news({ news, products }: Corpus, titles: ListTitles, context?: DrawingContext): Entry[] {
  return news.map(({ slug, title, publishedOn, productIds, photos: [photo] }) => {
    const product = products.find(({ id }) => id === productIds[0]);
    return [
      previewUrl('news', slug),
      () => ({
        eyebrow: `${titles['/news']} ${formatDay(publishedOn)}`,
        title,
        picture: (photo && { photo: photo.file }) ??
          (product && productPicture(product)) ?? {
            cover: drawCover({ slug, subject: 'news', kind: 'news' }, context),
          },
      }),
    ];
  });
}

function articles(corpus: Corpus, drawn: Drawn, titles: ListTitles): Entry[] {
  const of = (kind: 'blog' | 'topic') =>
    (kind === 'blog' ? corpus.blog : corpus.technology).map(
      ({ urlName, title, category, photos }): Entry => [
        previewUrl(ARTICLE_FAMILIES[kind], urlName),
        () => ({
          eyebrow: `${titles[kind === 'blog' ? '/blog' : '/technology']} ${category}`,
          title,
          picture: coverOf(photos, articleCover(kind, urlName), drawn),
        }),
      ],
    );
  return [...of('blog'), ...of('topic')];
}
