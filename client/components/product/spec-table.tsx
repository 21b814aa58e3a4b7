import type { ParameterGroup } from '../../../records/product/wire.ts';
import { AccordionItem } from '../accordion.tsx';
import { classNames } from '../class-names.ts';
import { Terms } from '../text/terms.tsx';
import { Quantity } from './quantity.tsx';

interface SpecTableProps {
  /** Accessible name of the group of tables. */
  caption: string;
  groups: ParameterGroup[];
  /** Folds the groups, for phones. */
  folded?: boolean;
}

/**
 * Maximum length of a name next to its value on a phone; a longer one stands above the value, because it would wrap
 * within words.
 */
const LONGEST_BESIDE = 16;

/** Specifications of a product: a table for each group, in two columns on large screens. */
export function SpecTable({ caption, groups, folded = false }: SpecTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of tables, not of a form's fields
    <div
      role="group"
      aria-label={caption}
      className="text-sm lg:columns-2 lg:gap-x-12 print:columns-2 print:gap-x-8 print:text-xs"
    >
      {groups.map(({ group, rows }) =>
        folded ? (
          <AccordionItem key={group} title={group}>
            <SpecRows group={group} rows={rows} captionClass="sr-only" />
          </AccordionItem>
        ) : (
          <SpecRows
            key={group}
            group={group}
            rows={rows}
            captionClass="border-b-2 border-ink pb-2 text-left text-base font-bold text-ink print:text-sm"
          />
        ),
      )}
    </div>
  );
}

function SpecRows({ group, rows, captionClass }: ParameterGroup & { captionClass: string }) {
  return (
    <table className="mb-8 w-full break-inside-avoid border-collapse print:mb-4">
      <caption className={captionClass}>{group}</caption>
      <tbody>
        {rows.map(({ name, value, unit }, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and rows never change places
            key={index}
            className={classNames('spec-row', name.length > LONGEST_BESIDE && 'max-md:grid-cols-1')}
          >
            <th scope="row">
              <Terms>{name}</Terms>
            </th>
            <td>
              <Quantity value={value} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
