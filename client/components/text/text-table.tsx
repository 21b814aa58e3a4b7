import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ScrollingTable } from './scrolling-table.tsx';

interface TextTableProps {
  /** Label of the scrolling region and of its table. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly string[])[];
  name(text: string): ReactNode;
  value(text: string): ReactNode;
  /** Prevents cells from wrapping, for numbers. */
  figures?: boolean;
}

/** Table of texts or numbers. It scrolls in its own region, and has its full size in print. */
export function TextTable({ caption, head, rows, name, value, figures = false }: TextTableProps) {
  return (
    <ScrollingTable
      label={caption}
      fitsFrom={figures ? null : 'md'}
      frame="scroll-shadow overflow-x-auto rounded-lg border border-line print:overflow-visible"
      className={classNames(
        'w-full border-collapse text-sm wrap-break-word print:text-[8pt] print:leading-normal',
        !figures && 'min-w-160 print:min-w-0',
      )}
    >
      <thead>
        <tr className="bg-surface-deep text-left">
          {head.map((text) => (
            <th
              key={text}
              scope="col"
              className="px-4 py-3 font-bold whitespace-nowrap print:px-1 print:whitespace-normal"
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...values], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: visitors may give two rows one name
          <tr key={row} className="border-t border-line align-top break-inside-avoid">
            <th
              scope="row"
              className="min-w-28 px-4 py-3 text-left font-bold text-phrases print:min-w-0 print:px-1"
            >
              {name(first)}
            </th>
            {values.map((text, index) => (
              <td
                key={head[index + 1]}
                className={classNames(
                  'px-4 py-3 print:px-1',
                  figures && 'whitespace-nowrap tabular-nums print:whitespace-normal',
                )}
              >
                {value(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
