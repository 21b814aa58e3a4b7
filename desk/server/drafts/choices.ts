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

/** Lists without any other valid value. */
const CLOSED: Partial<Record<Reference, (corpus: Corpus) => DeskChoice[]>> = {
  products: (corpus) => corpus.products.map((product) => productChoice(product, corpus)),
  accessories: ({ accessories }) =>
    accessories.map(({ id, name, sku }) => ({ value: id, name, ...(sku && { note: sku }) })),
  solutions: ({ solutions }) => solutions.map((one) => ({ ...named(one), ...photographOf(one) })),
  cases: ({ cases }) => cases.map((one) => ({ ...named(one), note: one.customer, ...photographOf(one) })),
  categories: ({ categories }) => categories.map((one) => ({ ...named(one), picture: one.picture })),
  series: ({ categories }) =>
    categories.flatMap(({ name, child }) => child.map((sub) => ({ ...named(sub), note: name }))),
  tags: ({ tags }) => tags.map(({ urlName, name, description: note }) => ({ value: urlName, name, note })),
  contacts: ({ site }) => Object.entries(site.contacts).map(([value, { name }]) => ({ value, name })),
  tiers: ({ site }) => (site.tiers ?? []).map(({ id, name }) => ({ value: id, name })),
};

/** Values that a field may reference in the published content; `files` are those of the content folder. */
export function choicesOf(list: Reference, corpus: Corpus, files: readonly string[]): DeskChoices {
  const { choices, pages } = corpus;
  const wordsOf = (path: string) => pages.find((page) => page.path === path)?.words;
  switch (list) {
    case 'labels':
      return namesOf(choices.labels, Object.values(PRODUCT_LABELS));
    case 'industries':
    case 'partnerLevels':
    case 'fileKinds':
    case 'warrantyContracts':
      return namesOf(choices[list]);
    case 'newsKinds':
      return namesOf([wordsOf('/news')?.kinds ?? NEWS_FILTERS].flat());
    case 'blogCategories':
      return namesOf([wordsOf('/blog')?.categories].flat());
    case 'pages':
      return { choices: pageChoices(corpus), isOpen: true };
    case 'screens':
      return { choices: screenChoices(corpus), isOpen: true };
    case 'pictures':
    case 'photographs':
      return { choices: pictureChoices(list, files), isOpen: true };
    default:
      return { choices: CLOSED[list]?.(corpus) ?? [], isOpen: false };
  }
}

function named({ id, name }: { id: number; name: string }): DeskChoice {
  return { value: id, name };
}

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

export const PICTURE = /^(?:images|photos)\/.*\.(?:jpe?g|png|webp|avif|svg)$/;

function pictureChoices(list: 'pictures' | 'photographs', files: readonly string[]): DeskChoice[] {
  const isChosen = (file: string) =>
    PICTURE.test(file) && (list === 'pictures' ? file.startsWith('images/') : !file.endsWith('.svg'));
  return files.filter(isChosen).map((file) => ({
    value: list === 'pictures' ? `/${file}` : file,
    name: file.slice(file.lastIndexOf('/') + 1),
    note: file.slice(0, file.lastIndexOf('/')),
    picture: file,
  }));
}
