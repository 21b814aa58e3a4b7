import type { ComparisonGroup } from '../../shared/api/models.ts';
import { productPath } from '../../shared/paths/params.ts';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { ModelName } from './model-name.tsx';
import { Quantity } from './quantity.tsx';

interface ComparisonTableProps {
  /** Names the region that scrolls, and the table in it. */
  label: string;
  columns: ComparisonGroup['columns'];
  rows: ComparisonGroup['rows'];
}

/** On paper nothing scrolls: every column must find its place. */
const CELL =
  'border-b border-line px-4 py-3 align-top whitespace-nowrap print:px-1 print:py-1 print:whitespace-normal';

/** Models below each other, their values side by side. Scrolls in a region of its own; models and heads stay in view. */
export function ComparisonTable({ label, columns, rows }: ComparisonTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
      tabIndex={0}
      // Positioned, so that texts for screen readers scroll with their cells; isolated, so that the cells that stay in view
      // lie below the page's own bars.
      className="relative isolate max-h-[80vh] overflow-auto rounded-lg border border-line bg-white print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:text-[7pt] print:leading-normal print:wrap-break-word">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="bg-surface text-left">
            <th scope="col" className={classNames(CELL, 'sticky top-0 left-0 z-20 border-r bg-surface')}>
              型番
            </th>
            {columns.map(({ name, numeric }) => (
              <th
                key={name}
                scope="col"
                className={classNames(CELL, 'sticky top-0 z-10 bg-surface', numeric && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ product, values }) => (
            <tr key={product.id} className="group">
              <th
                scope="row"
                className={classNames(
                  CELL,
                  'sticky left-0 z-10 border-r bg-white text-left group-hover:bg-surface',
                )}
              >
                <Link
                  to={productPath(product)}
                  className="inline-block min-w-32 print:min-w-0 print:whitespace-nowrap text-aqua underline-offset-4 hover:text-aqua-deep hover:underline max-md:whitespace-normal"
                >
                  <ModelName>{product.model ?? product.name}</ModelName>
                </Link>
              </th>
              {columns.map(({ name, unit, numeric }, index) => (
                <td
                  key={name}
                  className={classNames(CELL, 'group-hover:bg-surface', numeric && 'text-right')}
                >
                  <Cell value={values[index]} unit={unit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value, unit }: { value: string | null | undefined; unit: string | null | undefined }) {
  if (value) return <Quantity value={value} unit={unit ?? undefined} />;
  return (
    <>
      <span aria-hidden="true" className="text-ink-faint">
        —
      </span>
      <span className="sr-only">なし</span>
    </>
  );
}
