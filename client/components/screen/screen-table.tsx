import type { Cell, ScreenTable as Table } from '../../../shared/pages/screen-schema.ts';
import { ShareBar } from '../navigation/share-bar.tsx';
import { WideTable } from '../text/scrolling-table.tsx';
import { StateMark } from './state-mark.tsx';

/** Share from which a bar has the colour of a warning. */
const HIGH_SHARE = 0.75;

/** Table on a screen. If it is too wide, it scrolls in its own region, with the first column in view. */
export function ScreenTable({ caption, columns, rows }: Omit<Table, 'kind'>) {
  const numeric = columns.map((_, place) => rows.every((row) => typeof row[place] === 'number'));
  return (
    <div>
      <WideTable label={caption}>
        <thead>
          <tr>
            {columns.map(({ name }, place) => (
              <th key={name} scope="col" className={numeric[place] ? 'numeric' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={String(first)}>
              <th scope="row">
                <CellText cell={first} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.name} className={numeric[index + 1] ? 'numeric' : undefined}>
                  <CellText cell={cell} unit={columns[index + 1]?.unit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}

function CellText({ cell, unit = '' }: { cell: Cell; unit?: string | undefined }) {
  if (typeof cell !== 'object') return `${cell}${unit}`;
  if ('state' in cell) return <StateMark {...cell} />;
  return (
    <>
      {cell.text}
      <ShareBar share={cell.share} warns={cell.share >= HIGH_SHARE} className="mt-1 h-1.5 w-24" />
    </>
  );
}
