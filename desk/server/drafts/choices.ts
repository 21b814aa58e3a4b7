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

/** Values that a field may reference in the published content; `files` are those of the content folder. */
export function choicesOf(list: Reference, corpus: Corpus, files: readonly string[]): DeskChoices {
  const { categories, choices, pages } = corpus;
  switch (list) {
    case 'products':
      return only(corpus.products.map((product) => productChoice(product, corpus)));
    case 'accessories':
      return only(
        corpus.accessories.map(({ id, name, sku }) => ({ value: id, name, ...(sku && { note: sku }) })),
      );
    case 'solutions':
      return only(corpus.solutions.map((solution) => ({ ...named(solution), ...photographOf(solution) })));
    case 'cases':
      return only(corpus.cases.map((one) => ({ ...named(one), note: one.customer, ...photographOf(one) })));
    case 'categories':
      return only(categories.map((category) => ({ ...named(category), picture: category.picture })));
    case 'series':
      return only(
        categories.flatMap(({ name, child }) => child.map((sub) => ({ ...named(sub), note: name }))),
      );
    case 'tags':
      return only(
        corpus.tags.map(({ urlName, name, description: note }) => ({ value: urlName, name, note })),
      );
    case 'contacts':
      return only(Object.entries(corpus.site.contacts).map(([value, { name }]) => ({ value, name })));
    case 'tiers':
      return only((corpus.site.tiers ?? []).map(({ id, name }) => ({ value: id, name })));
    case 'labels':
      return namesOf(choices.labels, Object.values(PRODUCT_LABELS));
    case 'industries':
    case 'partnerLevels':
    case 'fileKinds':
    case 'warrantyContracts':
      return namesOf(choices[list]);
    case 'newsKinds':
      return namesOf([pages.find(({ path }) => path === '/news')?.words?.kinds ?? NEWS_FILTERS].flat());
    case 'blogCategories':
      return namesOf([pages.find(({ path }) => path === '/blog')?.words?.categories].flat());
    case 'pages':
      return { choices: pageChoices(corpus), isOpen: true };
    case 'screens':
      return { choices: screenChoices(corpus), isOpen: true };
    case 'pictures':
    case 'photographs':
      return { choices: pictureChoices(list, files), isOpen: true };
  }
}

/** Choices without any other valid value. */
function only(choices: DeskChoice[]): DeskChoices {
  return { choices, isOpen: false };
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
