import { quantity } from '../text/quantity.ts';

/** A group of a product's specification. */
export interface ParameterGroup {
  group: string;
  rows: readonly { name: string; value: string; unit?: string | undefined }[];
}

/** One line of a comparison. */
export interface ComparedRow {
  name: string;
  /** Common to all values of the row; where units differ, each value contains its own. */
  unit?: string | undefined;
  /** In the order of the models; null where a model has no value. */
  values: (string | null)[];
  differs: boolean;
}

export interface ComparedGroup {
  group: string;
  rows: ComparedRow[];
}

type Cell = { value: string; unit?: string | undefined };
type Line = { name: string; cells: (Cell | null)[] };
type Merged = { group: string; lines: Line[] };

export interface Comparable {
  technicalParam: readonly ParameterGroup[];
  /** Names of functions that models share; a model without one has no entry. */
  supports?: ParameterGroup['rows'] | undefined;
}

/** The groups of a product that a comparison shows: its specification, then its functions. */
export function parametersOf({ technicalParam, supports = [] }: Comparable): ParameterGroup[] {
  return [...technicalParam, ...(supports.length > 0 ? [{ group: '機能', rows: supports }] : [])];
}

/**
 * Merges the specifications of several models: entries with the same group and name form one row. The first model's
 * order is kept; a row that only a later model has follows the row that precedes it there.
 */
export function mergeParameters(sheets: readonly (readonly ParameterGroup[])[]): ComparedGroup[] {
  const merged: Merged[] = [];
  sheets.forEach((sheet, column) => {
    let at = 0;
    for (const { group, rows } of sheet) {
      const found = merged.findIndex((known) => known.group === group);
      if (found < 0) merged.splice(at, 0, { group, lines: [] });
      at = (found < 0 ? at : found) + 1;
      addRows(merged[at - 1]!.lines, rows, { column, columns: sheets.length });
    }
  });
  return merged.map(({ group, lines }) => ({ group, rows: lines.map(toRow) }));
}

/** A name that occurs twice in a group forms two rows: the second occurrence goes to the second. */
function addRows(
  lines: Line[],
  rows: ParameterGroup['rows'],
  { column, columns }: { column: number; columns: number },
): void {
  let at = 0;
  for (const { name, value, unit } of rows) {
    const cell = { value, unit };
    const found = lines.findIndex((line) => line.name === name && line.cells[column] === null);
    if (found >= 0) lines[found]!.cells[column] = cell;
    else
      lines.splice(at, 0, {
        name,
        cells: Array.from({ length: columns }, (_, i) => (i === column ? cell : null)),
      });
    at = (found >= 0 ? found : at) + 1;
  }
}

function toRow({ name, cells }: Line): ComparedRow {
  const said = cells.filter((cell) => cell !== null);
  const unit = said.every((cell) => cell.unit === said[0]?.unit) ? said[0]?.unit : undefined;
  const values = cells.map((cell) => {
    if (!cell) return null;
    return unit === undefined ? quantity(cell.value, cell.unit) : cell.value;
  });
  return { name, ...(unit && { unit }), values, differs: values.some((value) => value !== values[0]) };
}

/** Removes rows in which all models agree, and groups without other rows. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

export function countRows(groups: readonly ComparedGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
