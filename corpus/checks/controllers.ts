import type { ContentProblem, Corpus } from '../corpus.ts';
import type { ProductRecord, ProductSpec } from '../schema/product.ts';

type CloudSpec = Extract<ProductSpec, { kind: 'cloud' }>;
type Managed = CloudSpec['manages'][number];

const KIND_NAMES: Partial<Record<ProductRecord['spec']['kind'], Managed>> = {
  switch: 'スイッチ',
  'access-point': '無線LAN',
  router: 'ルーター',
  optical: '光アクセス',
};

/** Larger plans manage what the first one does; a record names the smallest plan that manages it. */
const LARGER_PLANS = ['MC-CLOUD-PLUS', 'MC-CLOUD-MSP'];
const CONTROLLER_NAME = /MC(?:-[A-Z]+|\d)+[A-Z\d-]*/g;

/** The controllers and plans that manage a product, as its functions say: `MC-CLOUD管理`, `集中管理(MC-CLOUD、MC3000)`. */
function controllersOf({ functions }: ProductRecord): string[] {
  return functions
    .flatMap(({ items }) => items)
    .filter((item) => /管理/.test(item) && /MC-|MC\d/.test(item))
    .flatMap((item) => item.match(CONTROLLER_NAME) ?? []);
}

function checkProduct(product: ProductRecord, controllers: Map<string, CloudSpec>): string[] {
  const kind = KIND_NAMES[product.spec.kind];
  return controllersOf(product).flatMap((name) => {
    const controller = controllers.get(name);
    if (!controller) return [`${name} という管理製品はありません`];
    return kind && !controller.manages.includes(kind) ? [`${name} は${kind}を管理しません`] : [];
  });
}

/** Kinds that a controller promises to manage and no product on sale says so. */
function unmanagedKinds({ model, spec }: ProductRecord, products: ProductRecord[]): Managed[] {
  if (spec.kind !== 'cloud') return [];
  const names = LARGER_PLANS.includes(model) ? ['MC-CLOUD', ...LARGER_PLANS] : [model];
  return spec.manages.filter(
    (kind) =>
      !products.some(
        (product) =>
          !product.endOfLife &&
          KIND_NAMES[product.spec.kind] === kind &&
          controllersOf(product).some((name) => names.includes(name)),
      ),
  );
}

/**
 * An article that puts a controller on site and no cloud has only products that this controller manages, or says which
 * are left out (対象外).
 */
function checkArticle(body: string, products: ProductRecord[]): string[] {
  const control = products.filter(({ spec }) => spec.kind === 'cloud').map(({ model }) => model);
  if (control.length === 0 || control.some((model) => model.startsWith('MC-CLOUD'))) return [];
  return products
    .filter((product) => controllersOf(product).length > 0)
    .filter((product) => !controllersOf(product).some((name) => control.includes(name)))
    .filter(({ model }) => !body.includes('対象外') || !body.includes(model))
    .map(({ model }) => `${model} は ${control.join('、')} では管理できません(本文で対象外と書いてください)`);
}

/** Who manages what is said alike by the controllers, by the devices and by the articles that put them together. */
export function checkControllers(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const { products } = corpus;
  const controllers = new Map(
    products.flatMap(({ model, spec }): [string, CloudSpec][] =>
      spec.kind === 'cloud' ? [[model, spec]] : [],
    ),
  );
  const named = (ids: number[]) => products.filter(({ id }) => ids.includes(id));
  return [
    ...products.flatMap((product) => [
      ...checkProduct(product, controllers).map((reason) => ({
        file: fileOf(product),
        field: 'functions',
        reason,
      })),
      ...unmanagedKinds(product, products).map((kind) => ({
        file: fileOf(product),
        field: 'spec.manages',
        reason: `${kind}の製品に、${product.model} で管理できると書いたものがありません`,
      })),
    ]),
    ...corpus.cases.flatMap((item) =>
      checkArticle(item.body, named(item.productIds)).map((reason) => ({
        file: fileOf(item),
        field: 'productIds',
        reason,
      })),
    ),
    ...corpus.solutions.flatMap((item) =>
      checkArticle(item.body, named(item.configuration.map(({ productId }) => productId))).map((reason) => ({
        file: fileOf(item),
        field: 'configuration',
        reason,
      })),
    ),
  ];
}
