import type { ProductDetail } from '../../../records/product/wire.ts';
import { AccordionItem } from '../../components/accordion.tsx';
import { AddToList } from '../../components/product/add-to-list.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { CopyButton } from '../../components/text/copy-button.tsx';
import { Terms } from '../../components/text/terms.tsx';

interface SkuTableProps extends Pick<ProductDetail, 'id' | 'model' | 'skus'> {
  /** False for discontinued products, which cannot be added to the shortlist. */
  canAdd?: boolean;
  /** Folds all but the first rows: on a phone each takes a fifth of the window. */
  folded?: boolean;
}

const SHOWN_FOLDED = 1;

/** Table of part numbers. */
export function SkuTable({ skus, folded = false, ...rest }: SkuTableProps) {
  if (!folded || skus.length <= SHOWN_FOLDED + 1) return <Rows {...rest} skus={skus} />;
  return (
    <>
      <Rows {...rest} skus={skus.slice(0, SHOWN_FOLDED)} />
      <AccordionItem title={`ほかの品番(${skus.length - SHOWN_FOLDED}件)`}>
        <Rows {...rest} skus={skus.slice(SHOWN_FOLDED)} />
      </AccordionItem>
    </>
  );
}

function Rows({ id, model, skus, canAdd = true }: SkuTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{`${model}の品番`}</caption>
      <thead className="text-sm text-ink-soft max-md:sr-only">
        <tr className="border-b-2 border-ink text-left">
          <th scope="col" className="py-2 pr-6 font-normal md:w-48 lg:w-80">
            品番
          </th>
          <th scope="col" className="py-2 pr-6 font-normal">
            内容
          </th>
          <th scope="col" className="py-2 font-normal print:hidden">
            <span className="sr-only">操作</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {skus.map(({ sku, name }) => (
          <tr key={sku} className="border-b border-line max-md:block max-md:pt-3">
            <th scope="row" className="text-left font-bold max-md:block md:py-2.5 md:pr-6">
              <ModelName>{sku}</ModelName>
            </th>
            <td className="text-sm text-ink-soft max-md:block md:py-2.5 md:pr-6 md:text-base">
              <Terms>{name}</Terms>
            </td>
            <td className="max-md:block md:py-1.5 print:hidden">
              <span className="flex flex-wrap items-center gap-x-4 max-md:pb-1 md:ml-auto md:w-max">
                {canAdd ? <AddToList id={id} sku={sku} model={sku} className="shrink-0 self-center" /> : null}
                <CopyButton text={sku} label={`${sku}をコピー`} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
