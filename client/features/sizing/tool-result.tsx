import type { Formula, ToolResult } from '../../../shared/sizing/result.ts';
import { Icon } from '../../components/icon.tsx';
import { KeyFigures } from '../../components/product/key-figures.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { TextTable } from '../../components/text/text-table.tsx';
import type { DrawnTopology } from '../../components/topology/late-topology.ts';
import { Network } from '../../components/topology/topology-section.tsx';
import { Proposals } from './proposals.tsx';

interface ResultViewProps {
  result: Omit<ToolResult, 'network'>;
  /** First proposal as a network. */
  drawn: DrawnTopology | null;
  /** Name of the tool. */
  name: string;
  /** Further notices of the page. */
  notices: readonly string[];
  /** Path of the tool. */
  path: string;
}

/** Result of a tool: figures, notices, products and formulas. */
export function ResultView({ result, drawn, name, notices, path }: ResultViewProps) {
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
      {drawn ? (
        <div>
          <h3 className="mb-3 text-xl">{`構成図(${proposals[0]?.title ?? ''})`}</h3>
          <Network drawn={drawn} name={name} hasRoles />
        </div>
      ) : null}
      {tables.map((table) => (
        <div key={table.caption}>
          <h3 className="mb-3 text-xl">{table.caption}</h3>
          <TextTable {...table} figures name={(text) => <Terms>{text}</Terms>} value={(text) => text} />
        </div>
      ))}
      <Formulas formulas={formulas} />
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
