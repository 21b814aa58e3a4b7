import type { FunctionRecord } from '../../../corpus/schema/function.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { WireProductDetail } from '../../../records/product/wire.ts';
import type { WireFunctionModels } from '../../../shared/api/function-models.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { functionNote } from '../../../shared/products/function-note.ts';
import type { Catalogue } from '../catalogue.ts';

export function functionsOf({ functions }: ProductRecord): WireProductDetail['functions'] {
  return functions.map(({ group, items }) => {
    const terms = items.filter((item) => functionNote(item) !== '');
    return { group, items: items.map(({ name }) => name), ...(terms.length > 0 && { terms }) };
  });
}

/** The functions of the register that a product has, with what the record adds in parentheses and its terms. */
export function supportsOf(
  product: ProductRecord,
  { functionRegister }: Catalogue,
): { name: string; value: string }[] {
  return functionRegister.supportedBy(product).map(({ named, entry }) => {
    const detail = entry.name.startsWith(`${named.name}(`) ? entry.name.slice(named.name.length + 1, -1) : '';
    const added = [detail, functionNote(entry)].filter(Boolean).join('、');
    return { name: named.name, value: added ? `対応(${added})` : '対応' };
  });
}

/** Functions that a text names, with the models on sale that have them. */
export function functionModels(text: string, catalogue: Catalogue): WireFunctionModels {
  return catalogue.functionRegister.namedIn(text).map((named) => {
    const { urlName, name, meaning } = named;
    return { urlName, name, meaning, groups: modelsOf(named, catalogue) };
  });
}

function modelsOf(
  named: FunctionRecord,
  { products, functionRegister }: Catalogue,
): WireFunctionModels[number]['groups'] {
  const having = products.flatMap((product) => {
    const entry = product.endOfLife ? undefined : functionRegister.entryOf(product, named);
    return entry ? [{ product, entry }] : [];
  });
  const groups = groupBy(having, ({ entry }) => functionNote(entry));
  return [...groups.values()].map((group) => {
    const { since, limit } = group[0]!.entry;
    return {
      ...(since && { since }),
      ...(limit && { limit }),
      models: group.map(({ product: { id, urlName, model } }) => ({ id, urlName, modeName: model })),
    };
  });
}
