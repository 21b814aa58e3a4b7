import { beforeAll, expect, test } from '@jest/globals';
import type { MediaManifest } from '../../corpus/media-files/manifest.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import { productDetailSchema } from '../../records/product/wire.ts';
import { productCardSchema } from '../../shared/api/product-card.ts';
import { DEFAULT_PRODUCT_IMAGE } from '../../shared/constants.ts';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import { createCatalogue } from './catalogue.ts';
import { thumbnailOf } from './pictures.ts';
import { productCard, productDetail } from './views/product.ts';

let catalogue: (media?: MediaManifest) => ReturnType<typeof createCatalogue>;
let product: ProductRecord;

const PHOTO = {
  width: 1200,
  height: 800,
  photoUrl: '/media/photos/a',
  preview: '/media/photos/a-preview.jpg',
};

beforeAll(async () => {
  const corpus = await fixtureCorpus();
  catalogue = (media) => createCatalogue(corpus, media);
  const [first] = corpus.products;
  if (!first) throw new Error('the fixture has no products');
  product = first;
});

test('a scene counts when all its widths are generated', () => {
  const widths = ['/media/scenes/solutions/a-800.webp', '/media/scenes/solutions/a-1600.webp'];
  const sceneWith = (drawn: string[]) =>
    catalogue({ drawn, photos: {} }).pictures.scene('/media/scenes/solutions/a');
  expect(sceneWith(widths)).toEqual({ scene: '/media/scenes/solutions/a' });
  expect(sceneWith(widths.slice(1))).toEqual({});
});

test('the card of a case shows its photograph, or else its scene', () => {
  const scene = '/media/scenes/cases/a';
  const { pictures } = catalogue({
    drawn: [`${scene}-800.webp`, `${scene}-1600.webp`],
    photos: { 'photos/a.jpg': PHOTO },
  });
  const photos = [{ file: 'photos/a.jpg', alt: '天井の製品' }];
  expect(pictures.photographOrScene([], scene)).toEqual({ imgUrl: `${scene}-800.webp` });
  expect(pictures.photographOrScene(photos, scene)).toEqual({
    imgUrl: '/media/photos/a-800.jpg',
    photo: { alt: '天井の製品', width: 1200, height: 800, photoUrl: '/media/photos/a' },
  });
  const focus = { x: 20, y: 0 };
  const focused = photos.map((photo) => ({ ...photo, focus }));
  expect(pictures.photographOrScene(focused, scene).photo).toMatchObject({ focus });
  expect(pictures.photographOrScene([], '/media/scenes/cases/none')).toEqual({});
});

test('a product shows its photographs with their texts, followed by its drawings', () => {
  const drawing = `/media/products/${product.urlName}.svg`;
  const media = { drawn: [drawing], photos: { 'photos/a.jpg': PHOTO } };
  const shown = { ...product, photos: [{ file: 'photos/a.jpg', alt: '天井の製品' }] };
  const detail = productDetailSchema.parse(productDetail(shown, catalogue(media)));
  expect(detail.images).toMatchObject([
    {
      imgUrl: '/media/photos/a-800.jpg',
      photoUrl: '/media/photos/a',
      alt: '天井の製品',
      width: 1200,
      height: 800,
    },
    { imgUrl: drawing, view: 'card' },
  ]);
  expect(detail.previewUrl).toBe('/media/photos/a-preview.jpg');
  expect(productCardSchema.parse(productCard(shown, catalogue(media)))).toMatchObject({
    imgUrl: '/media/photos/a-400.jpg',
    photo: { alt: '天井の製品', width: 1200, height: 800, photoUrl: '/media/photos/a' },
  });
});

test('only existing drawings are shown', () => {
  const drawn = [`/media/products/${product.urlName}.svg`, `/media/products/${product.urlName}-panel.svg`];
  const detail = productDetail(product, catalogue({ drawn, photos: {} }));
  expect(detail.images.map(({ imgUrl }) => imgUrl)).toEqual(drawn);
  expect(detail).not.toHaveProperty('previewUrl');
});

test('lists show a rasterized drawing as soon as it exists, the gallery the SVG', () => {
  const svg = `/media/products/${product.urlName}.svg`;
  const pixels = `/media/products/${product.urlName}.webp`;
  const media = catalogue({ drawn: [svg, pixels], photos: {} });
  expect(productCard(product, media).imgUrl).toBe(pixels);
  expect(productDetail(product, media).images).toMatchObject([{ imgUrl: svg }]);
  expect(productCard(product, catalogue({ drawn: [svg], photos: {} })).imgUrl).toBe(svg);
});

test('with neither it has no picture, and its page a placeholder', () => {
  const unmade = { ...product, photos: [{ file: 'photos/not-built-yet.jpg', alt: '製品' }] };
  for (const record of [product, unmade]) {
    const detail = productDetailSchema.parse(productDetail(record, catalogue()));
    expect(detail).toMatchObject({ imgUrl: DEFAULT_PRODUCT_IMAGE, images: [] });
    expect(productCard(record, catalogue()).imgUrl).toBeUndefined();
  }
});

test('results show the thumbnail of a photograph, and a drawing unchanged', () => {
  const photo = { alt: '', width: 1200, height: 800, photoUrl: '/media/photos/a' };
  const imgUrl = '/media/photos/a-800.jpg';
  expect(thumbnailOf({ imgUrl, photo })).toBe('/media/photos/a-400.jpg');
  expect(thumbnailOf({ imgUrl, photo: { ...photo, width: 320 } })).toBe('/media/photos/a-320.jpg');
  expect(thumbnailOf({ imgUrl: '/media/products/a.webp' })).toBe('/media/products/a.webp');
  expect(thumbnailOf({})).toBeNull();
});
