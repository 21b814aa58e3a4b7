import type { FieldDeclaration, RowDeclaration } from '../../../records/category/specification.ts';
import type { Corpus } from '../../corpus.ts';

/** Fields of categories whose values no page shows: neither data sheet, comparison nor finder names them. */
export function describeHiddenFields({ categories }: Pick<Corpus, 'categories'>): string[] {
  return categories.flatMap(({ name, specification }) => {
    const { fields, ...uses } = specification;
    const rows = [...uses.sheet.flatMap((group) => group.rows), ...uses.comparison];
    const whole = new Set(derivedFrom(rows));
    // A field of a list or group is named by its path, or by its key within a row of the list.
    const named = new Set(
      JSON.stringify(uses)
        .replaceAll(/"\w+":/g, '')
        .match(/\w+/g),
    );
    const hidden = leavesOf(fields).filter(
      ({ path, leaf }) =>
        !leaf.keyFigure && !leaf.property && !named.has(leaf.key) && !path.some((key) => whole.has(key)),
    );
    if (hidden.length === 0) return [];
    const paths = hidden.map(({ path }) => path.join('.')).join('、');
    return `${name}: ${paths} はどのページにも出ません。出す項目には group か compare、または sheet の行を書いてください`;
  });
}

/** Arguments of rows that code makes: it may read everything below them. */
function derivedFrom(rows: readonly RowDeclaration[]): unknown[] {
  return rows.flatMap((row) => [...(row.derive ? Object.values(row) : []), ...derivedFrom(row.rows ?? [])]);
}

function leavesOf(
  fields: readonly FieldDeclaration[],
  above: readonly string[] = [],
): { path: readonly string[]; leaf: FieldDeclaration }[] {
  return fields.flatMap((leaf) => {
    const path = [...above, leaf.key];
    return leaf.fields ? leavesOf(leaf.fields, path) : [{ path, leaf }];
  });
}
