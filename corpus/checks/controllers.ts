import type { ContentProblem, Corpus } from '../corpus.ts';
import type { ProductRecord } from '../schema/product.ts';
import { type Management, managedOf, managementOf } from '../specification/management.ts';

function checkProduct(product: ProductRecord, controllers: Map<string, Management>): string[] {
  const managed = managedOf(product);
  return (managed?.controllers ?? []).flatMap((name) => {
    const controller = controllers.get(name);
    if (!controller) return [`${name} という管理製品はありません`];
    const { kind } = managed ?? {};
    return kind && !controller.kinds.includes(kind) ? [`${name} は${kind}を管理しません`] : [];
  });
}

/** Kinds that a controller promises to manage and no product on sale says so. */
function unmanagedKinds({ kinds, names }: Management, products: ProductRecord[]): string[] {
  const onSale = products.filter(({ endOfLife }) => !endOfLife).map(managedOf);
  return kinds.filter(
    (kind) =>
      !onSale.some(
        (managed) => managed?.kind === kind && managed.controllers.some((name) => names.includes(name)),
      ),
  );
}

/** An article that puts a controller on site and no plan has only products that it manages, or says which are left out. */
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

/** Who manages what is said alike by the controllers, by the devices and by the articles that put them together. */
export function checkControllers(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const { products, cases, solutions } = corpus;
  const controllers = new Map(
    products.flatMap((product): [string, Management][] => {
      const management = managementOf(product);
      return management ? [[product.model, management]] : [];
    }),
  );
  const articles = [
    ...cases.map((record) => ({ record, field: 'productIds', ids: record.productIds })),
    ...solutions.map((record) => ({
      record,
      field: 'configuration',
      ids: record.configuration.map(({ productId }) => productId),
    })),
  ];
  return [
    ...products.flatMap((product) => {
      const file = fileOf(product);
      const management = controllers.get(product.model);
      return [
        ...checkProduct(product, controllers).map((reason) => ({ file, field: 'functions', reason })),
        ...(management ? unmanagedKinds(management, products) : []).map((kind) => ({
          file,
          field: 'spec.manages',
          reason: `${kind}の製品に、${product.model} で管理できると書いたものがありません`,
        })),
      ];
    }),
    ...articles.flatMap(({ record, field, ids }) => {
      const named = products.filter(({ id }) => ids.includes(id));
      return checkArticle(record.body, named, controllers).map((reason) => ({
        file: fileOf(record),
        field,
        reason,
      }));
    }),
  ];
}
