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
    ...textsOf(corpus, titles).map((told) => entryOf(corpus, told)),
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

/** A text with a page: its photograph, or else its product, is the picture of its preview. */
interface Told extends Omit<Preview, 'picture'> {
  url: string;
  photos: PhotoRecord[];
  productId: number | undefined;
}

function textsOf({ solutions, cases, news, blog, technology }: Corpus, titles: ListTitles): Told[] {
  const articles = (kind: 'blog' | 'topic', list: string, records: typeof technology) =>
    records.map(({ urlName, title, category, photos, productIds: [productId] }) => ({
      url: previewUrl(ARTICLE_FAMILIES[kind], urlName),
      eyebrow: `${list} ${category}`,
      ...{ title, photos, productId },
    }));
  return [
    ...solutions.map(({ urlName, name: title, photos, configuration: [first] }) => ({
      url: previewUrl('solutions', urlName),
      eyebrow: titles['/solutions'],
      ...{ title, photos, productId: first?.productId },
    })),
    ...cases.map(({ urlName, customer, name: title, photos, productIds: [productId] }) => ({
      url: previewUrl('case-studies', urlName),
      eyebrow: `${titles['/case-studies']} ${customer}`,
      ...{ title, photos, productId },
    })),
    ...news.map(({ slug, title, publishedOn, photos, productIds: [productId] }) => ({
      url: previewUrl('news', slug),
      eyebrow: `${titles['/news']} ${formatDay(publishedOn)}`,
      ...{ title, photos, productId },
    })),
    ...articles('blog', titles['/blog'], blog),
    ...articles('topic', titles['/technology'], technology),
  ];
}

/** Without a picture if neither can be shown. */
function entryOf({ products }: Corpus, { url, photos: [photo], productId, ...words }: Told): Entry {
  const picture = (): Picture => {
    if (photo) return { photo: photo.file, focus: photo.focus };
    const product = products.find(({ id }) => id === productId);
    return product && productPicture(product);
  };
  return [url, () => ({ ...words, picture: picture() })];
}
