import type { ComparisonGroup } from '../../../records/product/wire.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { Link } from '../navigation/link.tsx';
import { WideTable } from '../text/scrolling-table.tsx';
import { Terms } from '../text/terms.tsx';
import { ModelName } from './model-name.tsx';
import { QuantityText } from './quantity.tsx';

interface ComparisonTableProps {
  /** Label of the scrolling region and of its table. */
  label: string;
  columns: ComparisonGroup['columns'];
  rows: ComparisonGroup['rows'];
  /** Id of the product that the visitor comes from. */
  marked?: number | null;
}

/**
 * Table with a row for each model and a column for each value. It scrolls in its own region, with models and headings
 * in view.
 */
export function ComparisonTable({ label, columns, rows, marked }: ComparisonTableProps) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">型番</th>
          {columns.map(({ name, numeric }) => (
            <th key={name} scope="col" className={numeric ? 'numeric' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, values }) => (
          <tr key={product.id} aria-current={product.id === marked ? 'true' : undefined}>
            <th scope="row">
              <Link to={productPath(product)}>
                <ModelName>{product.model ?? product.name}</ModelName>
              </Link>
              {product.id === marked ? (
                <>
                  <br />
                  <span className="tag tag-accent">ご覧の機種</span>
                </>
              ) : null}
            </th>
            {columns.map(({ name, unit, numeric }, index) => (
              <td key={name} className={numeric ? 'numeric' : undefined}>
                <Cell value={values[index]} unit={unit} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Cell({ value, unit }: { value: string | null | undefined; unit: string | null | undefined }) {
  // Cells do not wrap, so a number with a unit needs no element to keep it together.
  if (value && unit) return <QuantityText value={value} unit={unit} />;
  if (value) return <Terms>{value}</Terms>;
  return 'なし';
}
