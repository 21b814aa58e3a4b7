import { useState } from 'react';
import { Form } from 'react-router';
import { LIST_PATH, withItems } from '../../../shared/products/list-path.ts';
import type { ListedProduct } from '../../../shared/products/listed-product.ts';
import { rowKey, type SelectionRow } from '../../../shared/products/selection.ts';
import { type CsvProblem, importCsv } from '../../../shared/products/selection-csv.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ALL_LISTED } from '../../lib/products/listed-products.ts';
import { say, type Words } from '../../lib/words.ts';
import { CsvImport } from './csv-import.tsx';
import type { ListResult } from './list-action.ts';
import { ListRow } from './list-row.tsx';
import { ListTools } from './list-tools.tsx';
import { ListTotals } from './list-totals.tsx';
import { MissingAccessories } from './missing-accessories.tsx';
import { TakeOver } from './take-over.tsx';
import { useList } from './use-list.ts';
import { useProducts } from './use-products.ts';

interface ProductListProps {
  /** List in the address. */
  given: readonly SelectionRow[] | undefined;
  /** Products of the list; null when they could not be loaded. */
  products: readonly ListedProduct[] | null;
  /** Result of a change without script. */
  result: ListResult | undefined;
  words: Words | undefined;
}

/** 検討リスト: products, totals and next steps, in one form that works without script. */
export function ProductList({ given, products: sent, result, words }: ProductListProps) {
  const list = useList(result?.rows ?? given);
  const { rows, change } = list;
  const products = useProducts(result?.products ?? sent, result?.rows ?? given ?? [], rows);
  const [problems, setProblems] = useState<readonly CsvProblem[]>(result?.problems ?? []);
  async function addTable(text: string): Promise<number | undefined> {
    const all = await ALL_LISTED.load().catch(() => undefined);
    if (!all) return undefined;
    const imported = importCsv(text, all, rows);
    change(imported.rows);
    setProblems(imported.problems);
    return imported.taken;
  }
  return (
    <Form
      method="post"
      action={LIST_PATH}
      aria-label="検討リスト"
      onSubmit={(event) => event.preventDefault()}
      className="min-h-[60vh]"
    >
      {/* First button of the form, which the Enter key presses. */}
      <button type="submit" name="intent" value="update" tabIndex={-1} aria-hidden="true" className="sr-only">
        台数を更新
      </button>
      {list.isForeign ? <TakeOver onTake={list.take} /> : null}
      {rows.length > 0 ? (
        <>
          <ul aria-label="検討リストの製品" className="border-t border-line">
            {rows.map((row, index) => (
              <ListRow
                key={rowKey(row)}
                row={row}
                index={index}
                product={products.known.get(row.id)}
                state={products.state}
                onQuantity={(quantity) => change(rows.with(index, { ...row, quantity }))}
                onRemove={() => change(rows.filter((other) => other !== row))}
              />
            ))}
          </ul>
          <MissingAccessories rows={rows} known={products.known} onAdd={change} />
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Button
              type="submit"
              name="intent"
              value="update"
              tone="secondary"
              className="hidden noscript:inline-flex"
            >
              台数を更新
            </Button>
            <ButtonLink to={withItems('/get-price', rows)}>この内容で見積もりを依頼</ButtonLink>
            <ButtonLink to={withItems('/sales', rows)} tone="secondary">
              この内容で相談
            </ButtonLink>
            <ButtonLink to={withItems('/partners', rows)} tone="secondary" rel="nofollow">
              パートナーに依頼
            </ButtonLink>
            <Button
              tone="quiet"
              className="noscript:hidden"
              onClick={() => {
                change([]);
                setProblems([]);
              }}
            >
              リストを空にする
            </Button>
          </div>
          <ListTotals rows={rows} known={products.known} note={say(words, 'totals')} />
          <ListTools rows={rows} known={products.known} />
        </>
      ) : (
        <Empty isKnown={list.isKnown} text={say(words, 'empty')} />
      )}
      <CsvImport csv={result?.csv ?? ''} problems={problems} onImport={addTable} hint={say(words, 'csv')} />
    </Form>
  );
}

/** Message for an empty list; without script the list of this browser is unknown. */
function Empty({ isKnown, text }: { isKnown: boolean; text: string }) {
  return (
    <div
      className={
        isKnown
          ? 'rounded-lg border border-line bg-surface px-6 py-10 text-center'
          : 'invisible rounded-lg border border-line bg-surface px-6 py-10 text-center noscript:visible'
      }
    >
      <p className="text-lg font-bold">検討リストは空です</p>
      <p className="mx-auto mt-3 max-w-text text-balance text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/products/all-products">製品を探す</ButtonLink>
      </div>
    </div>
  );
}
