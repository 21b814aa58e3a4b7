import type { CompanyInfo } from '../../../records/company/wire.ts';
import type { Block } from '../../../shared/pages/block-schema.ts';
import type { PageSection } from '../../../shared/pages/page-schema.ts';

/** 沿革 */
export const HISTORY = 1;

/** Section from a text of the API. */
export function sectionOf(
  id: string,
  { title, lead }: { title: string; lead?: string },
  ...blocks: Block[]
): PageSection {
  return { id, title, ...(lead && { lead }), blocks };
}

/** Facts of the company in large type, and all others. */
export function splitFacts(rows: CompanyInfo['rows']): { figures: Block[]; others: [string, string][] } {
  const pairsOf = (isLeading: boolean) =>
    rows
      .filter(({ leading = false }) => leading === isLeading)
      .map(({ name, value }): [string, string] => [name, value]);
  const large = pairsOf(true);
  return { figures: large.length > 0 ? [{ kind: 'figures', rows: large }] : [], others: pairsOf(false) };
}
