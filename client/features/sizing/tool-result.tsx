import type { Formula, ResultTable, ToolResult } from '../../../shared/sizing/result.ts';
import { Icon } from '../../components/icon.tsx';
import { KeyFigures } from '../../components/key-figures.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { Terms } from '../../components/terms.tsx';
import { Proposals } from './proposals.tsx';

interface ResultViewProps {
  result: ToolResult;
  /** Further notices of the page. */
  notices: readonly string[];
  /** The address of the tool. */
  path: string;
}

/** What a tool has found: the figures, what to beware of, the products, and how it was calculated. */
export function ResultView({ result, notices, path }: ResultViewProps) {
  const { figures, tables, proposals, formulas } = result;
  const said = [...result.notices, ...notices].filter((text) => text !== '');
  return (
    <div className="space-y-10">
      <KeyFigures figures={figures.map(({ unit, ...rest }) => ({ ...rest, ...(unit && { unit }) }))} />
      {said.length > 0 ? (
        <ul className="max-w-4xl space-y-3 rounded-lg border border-notice-line bg-notice-pale p-4 text-notice md:p-5">
          {said.map((text) => (
            <li key={text} className="flex gap-3">
              <Icon name="info" className="mt-1 size-5 shrink-0" />
              <span>
                <RichText text={text} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Proposals proposals={proposals} path={path} />
      {tables.map((table) => (
        <Table key={table.caption} {...table} />
      ))}
      <Formulas formulas={formulas} />
    </div>
  );
}

function Table({ caption, head, rows }: ResultTable) {
  return (
    <div>
      <h3 className="mb-3 text-xl">{caption}</h3>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable with the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-white print:overflow-visible"
      >
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="bg-surface-deep text-left">
              {head.map((name) => (
                <th key={name} scope="col" className="px-4 py-3 font-bold whitespace-nowrap">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...values], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: visitors may give two rows one name
              <tr key={row} className="border-t border-line align-top break-inside-avoid">
                <th scope="row" className="min-w-28 px-4 py-3 text-left font-bold">
                  <Terms>{name}</Terms>
                </th>
                {values.map((value, index) => (
                  <td key={head[index + 1]} className="px-4 py-3 whitespace-nowrap tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Formulas({ formulas }: { formulas: Formula[] }) {
  return (
    <div>
      <h3 className="mb-3 text-xl">計算式と出典</h3>
      <dl className="divide-y divide-line border-y border-line">
        {formulas.map(({ name, text, source }) => (
          <div key={name} className="grid gap-1 py-3 md:grid-cols-[14rem_1fr] md:gap-6">
            <dt className="font-bold">{name}</dt>
            <dd>
              <p className="wrap-anywhere tabular-nums">{text}</p>
              <p className="mt-0.5 text-sm text-ink-soft">{source}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
