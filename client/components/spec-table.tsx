import type { ParameterGroup } from '../../shared/api/goods.ts';

interface SpecTableProps {
  /** Says what the table is about; read out, not shown. */
  caption: string;
  groups: ParameterGroup[];
}

/** All technical parameters of a product: one table, a row group per subject, units in a column of their own. */
export function SpecTable({ caption, groups }: SpecTableProps) {
  return (
    <table className="w-full border-collapse text-sm md:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="border-b-2 border-ink text-left">
          <th scope="col" className="w-1/3 py-2 pr-3 pl-3 font-normal">
            項目
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            仕様
          </th>
          <th scope="col" className="w-14 py-2 font-normal md:w-24">
            単位
          </th>
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={3}
              className="border-b border-line bg-surface px-3 py-2 text-left font-bold text-ink print:bg-white"
            >
              {group}
            </th>
          </tr>
          {rows.map(({ name, value, unit }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-3 pl-3 text-left font-normal text-ink-soft">
                {name}
              </th>
              <td className="py-2.5 pr-4">{value}</td>
              <td className="py-2.5 text-ink-soft">{unit ?? ''}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
