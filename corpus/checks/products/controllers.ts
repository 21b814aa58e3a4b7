import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { type Management, managedOf, managementOf } from '../../specification/management.ts';
import { relatedProducts } from '../related-products.ts';

function* checkProduct(product: ProductRecord, controllers: Map<string, Management>): Iterable<string> {
  const { controllers: named = [], kind } = managedOf(product) ?? {};
  for (const name of named) {
    const controller = controllers.get(name);
    if (!controller) yield `${name} という管理製品はありません`;
    else if (kind && !controller.kinds.includes(kind)) yield `${name} は${kind}を管理しません`;
  }
}

/** Kinds that a controller claims to manage although no product on sale names that controller. */
function unmanagedKinds({ kinds, names }: Management, products: ProductRecord[]): string[] {
  const onSale = products.filter(({ endOfLife }) => !endOfLife).map(managedOf);
  return kinds.filter(
    (kind) =>
      !onSale.some(
        (managed) => managed?.kind === kind && managed.controllers.some((name) => names.includes(name)),
      ),
  );
}

/** Checks that articles with a controller and no plan only use products that it manages, or name the exceptions. */
function checkArticle(
  body: string,
  products: ProductRecord[],
  controllers: Map<string, Management>,
): string[] {
  const present = products.flatMap(({ model }) => controllers.get(model) ?? []);
  const names = products.filter(({ model }) => controllers.has(model)).map(({ model }) => model);
  const [first] = present;
  if (!first || present.some(({ isPlan }) => isPlan)) return [];
  return products
    .filter((product) => {
      const own = managedOf(product)?.controllers ?? [];
      return own.length > 0 && !own.some((name) => names.includes(name));
    })
    .filter(({ model }) => !body.includes(first.outside) || !body.includes(model))
    .map(
      ({ model }) =>
        `${model} は ${names.join('、')} では管理できません(本文で${first.outside}と書いてください)`,
    );
}

/** Controllers that a text offers as the choice for its product: `A、B、Cのいずれか`. */
function offeredIn(body: string, controllers: Map<string, Management>): string[] {
  const names = [...controllers.keys()]
    .sort((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|');
  const choice = new RegExp(`(?:(?:${names})、)+(?:${names})(?=のいずれか)`).exec(
    body.replaceAll(/\]\([^)]*\)|\[/g, ''),
  );
  return choice?.[0].split('、') ?? [];
}

/** Checks that a news item that lists the controllers of its product lists those of the record. */
function checkNews(body: string, product: ProductRecord | undefined, controllers: Map<string, Management>) {
  const own = product && managedOf(product)?.controllers;
  const offered = controllers.size > 0 ? offeredIn(body, controllers) : [];
  return !own || offered.length === 0 || offered.toSorted().join() === own.toSorted().join()
    ? []
    : [`${product.model} を管理できるのは ${own.join('、')} です`];
}

/** Checks that controllers, devices and articles that combine them agree on which controller manages a device. */
export function* checkControllers(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { products, cases, solutions, news } = corpus;
  const controllers = new Map(
    products.flatMap((product): [string, Management][] => {
      const management = managementOf(product);
      return management ? [[product.model, management]] : [];
    }),
  );
  for (const product of products) {
    const file = fileOf(product);
    const management = controllers.get(product.model);
    for (const reason of checkProduct(product, controllers)) yield { file, field: 'functions', reason };
    for (const kind of management ? unmanagedKinds(management, products) : []) {
      const reason = `${kind}の製品に、${product.model} で管理できると書いたものがありません`;
      yield { file, field: 'spec.manages', reason };
    }
  }
  for (const record of [...cases, ...solutions]) {
    const { field, ids } = relatedProducts(record);
    const named = products.filter(({ id }) => ids.includes(id));
    for (const reason of checkArticle(record.body, named, controllers))
      yield { file: fileOf(record), field, reason };
  }
  for (const item of news) {
    const product = products.find(({ id }) => id === item.productIds[0]);
    for (const reason of checkNews(item.body, product, controllers))
      yield { file: fileOf(item), field: '本文', reason };
  }
}
