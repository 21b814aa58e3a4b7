import type { ComparisonGroup } from '../../shared/api/models.ts';
import { productPath } from '../../shared/paths/params.ts';
import { Link } from './link.tsx';
import { ModelName } from './model-name.tsx';
import { QuantityText } from './quantity.tsx';
import { Terms } from './terms.tsx';

interface ComparisonTableProps {
  /** Names the region that scrolls, and the table in it. */
  label: string;
  columns: ComparisonGroup['columns'];
  rows: ComparisonGroup['rows'];
}

/** Models below each other, their values side by side. Scrolls in a region of its own; models and heads stay in view. */
export function ComparisonTable({ label, columns, rows }: ComparisonTableProps) {
  return (
    <>
      <p className="scroll-hint">横にスクロールできます →</p>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        // Positioned, so that texts for screen readers scroll with their cells; isolated, so that the cells that stay in view
        // lie below the page's own bars.
        className="comparison-scroller"
      >
        <table className="comparison-table">
          <caption className="sr-only">{label}</caption>
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
              <tr key={product.id}>
                <th scope="row">
                  <Link to={productPath(product)}>
                    <ModelName>{product.model ?? product.name}</ModelName>
                  </Link>
                </th>
                {columns.map(({ name, unit, numeric }, index) => (
                  <td key={name} className={numeric ? 'numeric' : undefined}>
                    <Cell value={values[index]} unit={unit} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Cell({ value, unit }: { value: string | null | undefined; unit: string | null | undefined }) {
  // Every cell stays whole on its line: a figure in one needs no element for that.
  if (value && unit) return <QuantityText value={value} unit={unit} />;
  if (value) return <Terms>{value}</Terms>;
  return 'なし';
}
