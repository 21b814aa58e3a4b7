import type { Corpus } from '../../corpus/corpus.ts';
import { ARTICLE_FAMILIES, previewUrl } from '../../corpus/media-files/previews.ts';
import type { PhotoRecord } from '../../records/photos.ts';
import { isDrawn, type ProductRecord } from '../../records/product/record.ts';
import { DEFAULT_PREVIEW } from '../../shared/constants.ts';
import { type ListTitles, listTitles } from '../../shared/site/list-titles.ts';
import { formatDay } from '../../shared/text/date.ts';
import type { Preview } from './draw-preview.ts';

type Entry = [url: string, preview: () => Preview];
type Picture = Preview['picture'];

/** Every preview picture by path: one for each record with a page, and one for all other pages. */
export function previews(corpus: Corpus): Map<string, () => Preview> {
  const titles = listTitles((path) => corpus.pages.find((page) => page.path === path)?.title);
  return new Map([
    ...products(corpus),
    ...solutions(corpus, titles),
    ...cases(corpus, titles),
    ...news(corpus, titles),
    ...articles(corpus, titles),
    [DEFAULT_PREVIEW, () => sitePreview(corpus)],
  ]);
}

function sitePreview({ site }: Corpus): Preview {
  return { eyebrow: site.name, title: site.tagline };
}

/** Undefined without a photograph and without a drawing for the product's kind. */
function productPicture(product: ProductRecord): Picture {
  const [photo] = product.photos;
  if (photo) return { photo: photo.file, focus: photo.focus };
  if (!isDrawn(product)) return undefined;
  const { model, spec, screen } = product;
  return { product: { model, spec, screen } };
}

/** The photograph, or else the product; undefined if neither can be shown. */
function pictureOf({ products }: Corpus, [photo]: PhotoRecord[], productId: number | undefined): Picture {
  if (photo) return { photo: photo.file, focus: photo.focus };
  const product = products.find(({ id }) => id === productId);
  return product && productPicture(product);
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

function solutions(corpus: Corpus, titles: ListTitles): Entry[] {
  return corpus.solutions.map(({ urlName, name, photos, configuration }) => [
    previewUrl('solutions', urlName),
    () => ({
      eyebrow: titles['/solutions'],
      title: name,
      picture: pictureOf(corpus, photos, configuration[0]?.productId),
    }),
  ]);
}

function cases(corpus: Corpus, titles: ListTitles): Entry[] {
  return corpus.cases.map(({ urlName, customer, name, photos, productIds }) => [
    previewUrl('case-studies', urlName),
    () => ({
      eyebrow: `${titles['/case-studies']} ${customer}`,
      title: name,
      picture: pictureOf(corpus, photos, productIds[0]),
    }),
  ]);
}

function news(corpus: Corpus, titles: ListTitles): Entry[] {
  return corpus.news.map(({ slug, title, publishedOn, productIds, photos }) => [
    previewUrl('news', slug),
    () => ({
      eyebrow: `${titles['/news']} ${formatDay(publishedOn)}`,
      title,
      picture: pictureOf(corpus, photos, productIds[0]),
    }),
  ]);
}

function articles(corpus: Corpus, titles: ListTitles): Entry[] {
  const of = (kind: 'blog' | 'topic') =>
    (kind === 'blog' ? corpus.blog : corpus.technology).map(
      ({ urlName, title, category, photos, productIds }): Entry => [
        previewUrl(ARTICLE_FAMILIES[kind], urlName),
        () => ({
          eyebrow: `${titles[kind === 'blog' ? '/blog' : '/technology']} ${category}`,
          title,
          picture: pictureOf(corpus, photos, productIds[0]),
        }),
      ],
    );
  return [...of('blog'), ...of('topic')];
}
