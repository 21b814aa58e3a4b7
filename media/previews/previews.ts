import type { Corpus } from '../../server/content/corpus.ts';
import { previewUrl } from '../../server/content/previews.ts';
import { isDrawn } from '../../server/content/schema/product.ts';
import { caseCard, solutionCard } from '../../server/content/views/article.ts';
import { articleCover } from '../../server/content/views/knowledge.ts';
import { DEFAULT_PREVIEW } from '../../shared/constants.ts';
import { SITE } from '../../shared/site.ts';
import { formatDay } from '../../shared/text/date.ts';
import { drawCover } from '../covers/draw-cover.ts';
import { mediaFile } from '../pictures.ts';
import type { Preview } from './draw-preview.ts';

type Entry = [url: string, preview: Preview];

/** Every preview picture by its address: one for each record that has a page, and one for all other pages. */
export function previews(corpus: Corpus): Map<string, Preview> {
  return new Map([
    ...products(corpus),
    ...solutions(corpus),
    ...cases(corpus),
    ...news(corpus),
    ...articles(corpus),
    [DEFAULT_PREVIEW, sitePreview()],
  ]);
}

function sitePreview(): Preview {
  return {
    eyebrow: SITE.name,
    title: SITE.tagline,
    picture: { cover: drawCover({ slug: 'site', subject: 'news', kind: 'news' }) },
  };
}

function products({ products, categories }: Corpus): Entry[] {
  const kinds = new Map(categories.flatMap(({ child }) => child).map(({ id, name }) => [id, name]));
  return products.filter(isDrawn).map((product) => [
    previewUrl('products', product.urlName),
    {
      eyebrow: kinds.get(product.subCategoryId) ?? '',
      model: product.model,
      title: product.name,
      picture: { product },
    },
  ]);
}

function solutions(corpus: Corpus): Entry[] {
  return corpus.solutions.map((record) => [
    previewUrl('solutions', record.urlName),
    {
      eyebrow: 'ソリューション',
      title: record.name,
      picture: { cover: mediaFile(corpus, solutionCard(record).imgUrl ?? '') ?? '' },
    },
  ]);
}

function cases(corpus: Corpus): Entry[] {
  return corpus.cases.map((record) => [
    previewUrl('case-studies', record.urlName),
    {
      eyebrow: `導入事例 ${record.customer}`,
      title: record.name,
      picture: { cover: mediaFile(corpus, caseCard(record).imgUrl ?? '') ?? '' },
    },
  ]);
}

function news({ news, products }: Corpus): Entry[] {
  return news.map(({ slug, title, publishedOn, productIds }) => {
    const product = products.find(({ id }) => id === productIds[0]);
    return [
      previewUrl('news', slug),
      {
        eyebrow: `お知らせ ${formatDay(publishedOn)}`,
        title,
        picture:
          product && isDrawn(product)
            ? { product }
            : { cover: drawCover({ slug, subject: 'news', kind: 'news' }) },
      },
    ];
  });
}

function articles(corpus: Corpus): Entry[] {
  const of = (kind: 'blog' | 'topic') =>
    (kind === 'blog' ? corpus.blog : corpus.technology).map(
      ({ urlName, title, category }): Entry => [
        previewUrl(kind === 'blog' ? 'blog' : 'technology', urlName),
        {
          eyebrow: `${kind === 'blog' ? 'ブログ' : 'ネットワーク技術'} ${category}`,
          title,
          picture: { cover: mediaFile(corpus, articleCover(kind, urlName)) ?? '' },
        },
      ],
    );
  return [...of('blog'), ...of('topic')];
}
