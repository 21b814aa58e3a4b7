import type { ComparedGroup, ComparedRow } from '../../../shared/comparison/merge.ts';
import { ModelName } from '../../components/product/model-name.tsx';
import { Terms } from '../../components/text/terms.tsx';

interface ComparedTableProps {
  names: string[];
  groups: ComparedGroup[];
  /** The table also contains rows in which all models agree, so rows with differences are marked in words. */
  marksDifferences: boolean;
}

/**
 * Table with models as columns and specifications as rows. On a phone a row's name is above its two values.
 */
export function ComparedTable({ names, groups, marksDifferences }: ComparedTableProps) {
  if (groups.length === 0) return <p className="py-6">仕様表の項目に、違いはありません。</p>;
  return (
    <table className="compared-table">
      <caption className="sr-only">{`${names.join('、')}の仕様`}</caption>
      <thead>
        <tr>
          <th scope="col">項目</th>
          {names.map((name, column) => (
            <th key={name} scope="col" data-column={column}>
              <ModelName>{name}</ModelName>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={names.length + 1}>
              {group}
            </th>
          </tr>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and rows never change places
            <Row key={index} row={row} isMarked={marksDifferences && row.differs} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row: { name, unit, values }, isMarked }: { row: ComparedRow; isMarked: boolean }) {
  return (
    <tr>
      <th scope="row">
        <Terms>{name}</Terms>
        {unit ? <span>{unit}</span> : null}
        {isMarked ? <strong>違いあり</strong> : null}
      </th>
      {values.map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <td key={column} data-column={column}>
          {value === null ? <Nothing /> : <Terms>{value}</Terms>}
        </td>
      ))}
    </tr>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-faint">
        —
      </span>
      <span className="sr-only">記載なし</span>
    </>
  );
}
