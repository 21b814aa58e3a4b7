import { namedAddresses } from '../../../corpus/checks/links/addresses.ts';
import type { Corpus } from '../../../corpus/corpus.ts';
import { pixelsUrl } from '../../../corpus/media-files/pixels.ts';
import { pictureUrl, pictureViews } from '../../../corpus/media-files/product-pictures.ts';
import type { PhotoRecord } from '../../../records/photos.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import { NEWS_FILTERS } from '../../../shared/api/vocabulary.ts';
import { PRODUCT_LABELS } from '../../../shared/constants.ts';
import { screensOf } from '../../../shared/pages/screen.ts';
import type { Reference } from '../../../shared/reference.ts';
import type { DeskChoice, DeskChoices } from '../../shared/api.ts';

export type PictureList = 'pictures' | 'photographs';

/** Lists that fields choose from; those of pictures are in `picture-library.ts`. */
type List = Exclude<Reference, PictureList>;

/** Values that a field may reference in the published content; any value without it. */
export function choicesOf(list: List, corpus: Corpus | undefined): DeskChoices {
  return corpus ? CHOICES[list](corpus) : { choices: [], isOpen: true };
}

const CHOICES: Record<List, (corpus: Corpus) => DeskChoices> = {
  products: (corpus) => only(corpus.products.map((product) => productChoice(product, corpus))),
  accessories: ({ accessories }) =>
    only(accessories.map(({ id, name, sku }) => ({ value: id, name, ...(sku && { note: sku }) }))),
  solutions: ({ solutions }) => only(solutions.map((one) => ({ ...named(one), ...photographOf(one) }))),
  cases: ({ cases }) =>
    only(cases.map((one) => ({ ...named(one), note: one.customer, ...photographOf(one) }))),
  categories: ({ categories }) => only(categories.map((one) => ({ ...named(one), picture: one.picture }))),
  series: ({ categories }) =>
    only(categories.flatMap(({ name, child }) => child.map((sub) => ({ ...named(sub), note: name })))),
  tags: ({ tags }) =>
    only(tags.map(({ urlName, name, description: note }) => ({ value: urlName, name, note }))),
  contacts: ({ site }) => only(Object.entries(site.contacts).map(([value, { name }]) => ({ value, name }))),
  tiers: ({ site }) => only((site.tiers ?? []).map(({ id, name }) => ({ value: id, name }))),
  labels: ({ choices }) => namesOf(choices.labels, Object.values(PRODUCT_LABELS)),
  industries: ({ choices }) => namesOf(choices.industries),
  partnerLevels: ({ choices }) => namesOf(choices.partnerLevels),
  fileKinds: ({ choices }) => namesOf(choices.fileKinds),
  warrantyContracts: ({ choices }) => namesOf(choices.warrantyContracts),
  newsKinds: (corpus) => namesOf([wordsOf(corpus, '/news')?.kinds ?? NEWS_FILTERS].flat()),
  blogCategories: (corpus) => namesOf([wordsOf(corpus, '/blog')?.categories].flat()),
  pages: (corpus) => ({ choices: pageChoices(corpus), isOpen: true }),
  screens: (corpus) => ({ choices: screenChoices(corpus), isOpen: true }),
};

/** Choices without any other valid value. */
const only = (choices: DeskChoice[]): DeskChoices => ({ choices, isOpen: false });
const named = ({ id, name }: { id: number; name: string }) => ({ value: id, name });
const wordsOf = ({ pages }: Corpus, path: string) => pages.find((page) => page.path === path)?.words;

/** Names of a list in the content; without the list any name is valid. */
function namesOf(names: (string | undefined)[] = [], always: readonly string[] = []): DeskChoices {
  const known = names.filter((name) => name !== undefined);
  return {
    choices: [...always, ...known].map((name) => ({ value: name, name })),
    isOpen: known.length === 0,
  };
}

function photographOf({ photos: [photo] }: { photos: PhotoRecord[] }): Pick<DeskChoice, 'picture'> {
  return photo ? { picture: photo.file } : {};
}

function productChoice(product: ProductRecord, { categories }: Corpus): DeskChoice {
  const { id, model, name, categoryId, endOfLife } = product;
  const category = categories.find((one) => one.id === categoryId);
  return {
    value: id,
    name: `${model} ${name}`,
    ...(category && { note: category.name }),
    picture: drawingOf(product),
    ...photographOf(product),
    ...(endOfLife && { state: PRODUCT_LABELS.ended }),
  };
}

/** Path of a product's generated drawing, if it has one. */
export function drawingOf(product: ProductRecord): string | undefined {
  return pictureViews(product).length > 0 ? pixelsUrl(pictureUrl(product.urlName, 'card')) : undefined;
}

function pageChoices(corpus: Corpus): DeskChoice[] {
  const paths = new Map<string, string>();
  for (const { path, name } of namedAddresses(corpus)) if (!paths.has(path)) paths.set(path, name);
  for (const { path, title } of corpus.sitePages) if (!paths.has(path)) paths.set(path, title);
  return [...paths].map(([path, name]) => ({ value: path, name: name || path, note: path }));
}

function screenChoices({ pages }: Corpus): DeskChoice[] {
  return pages.flatMap((page) =>
    screensOf(page).map(({ id, title }) => {
      const value = `${page.path}#${id}`;
      return { value, name: `${page.title} ${title}`, note: value };
    }),
  );
}
