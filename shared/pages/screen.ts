import type { PageContent, PageSection } from './page-schema.ts';
import type { Cell, Screen, ScreenPartOf, ScreenTable, State } from './screen-schema.ts';

/** A screen with the section of the page that explains it. */
export interface ExplainedScreen extends Pick<PageSection, 'id' | 'title' | 'lead'> {
  screen: Screen;
}

/** The screens of a page in order; the one of `first`, an id of its sections, is moved to the front. */
export function screensOf(page: Pick<PageContent, 'sections'>, first?: string): ExplainedScreen[] {
  const screens = page.sections.flatMap(({ id, title, lead, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'screen' ? [{ id, title, lead, screen: block }] : [])),
  );
  return [...screens.filter(({ id }) => id === first), ...screens.filter(({ id }) => id !== first)];
}

/** `/products/screens#ports` → the page, and the section whose screen comes first. */
export function splitScreensPath(path: string): { page: string; first?: string } {
  const [page = '', first] = path.split('#');
  return first ? { page, first } : { page };
}

export function cellText(cell: Cell): string {
  return typeof cell === 'object' ? cell.text : String(cell);
}

function partOf<Kind extends Screen['parts'][number]['kind']>(
  { parts }: Screen,
  kind: Kind,
): ScreenPartOf<Kind> | undefined {
  return parts.find((part): part is ScreenPartOf<Kind> => part.kind === kind);
}

function sumOf({ columns, rows }: ScreenTable, name: string): number {
  const place = columns.findIndex((column) => column.name === name);
  return rows.reduce((sum, row) => sum + (typeof row[place] === 'number' ? row[place] : 0), 0);
}

function hasState(row: readonly Cell[], wanted: State): boolean {
  return row.some((cell) => typeof cell === 'object' && 'state' in cell && cell.state === wanted);
}

export interface ScreenFigure {
  label: string;
  value: number;
  unit?: string | undefined;
  /** The state that it counts, if the count is positive. */
  state?: State | undefined;
}

/** The large figures of a screen, derived from its ports, or from its first table if it has none. */
export function figuresOf(screen: Screen): ScreenFigure[] {
  const ports = partOf(screen, 'ports')?.ports ?? [];
  const table = ports.length === 0 ? partOf(screen, 'table') : undefined;
  return (partOf(screen, 'figures')?.items ?? []).map(({ label, unit, sum, state }) => {
    if (sum) return { label, unit, value: table ? sumOf(table, sum) : 0 };
    const all = table ? table.rows.length : ports.length;
    if (!state) return { label, unit, value: all };
    const value = table
      ? table.rows.filter((row) => hasState(row, state)).length
      : ports.filter((port) => port.state === state).length;
    return { label, unit, value, ...(value > 0 && { state }) };
  });
}

/** Power that all ports feed, to a tenth of a watt. */
export function fedWatts({ ports }: ScreenPartOf<'ports'>): number {
  return Math.round(ports.reduce((sum, { watts = 0 }) => sum + watts * 10, 0)) / 10;
}
