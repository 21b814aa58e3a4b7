import type { SheetGroup, Specification } from '../../records/category/compiled.ts';
import type { CategoryDeclaration } from '../../records/category/record.ts';
import type { FieldDeclaration, SpecificationParts } from '../../records/category/specification.ts';
import { listed, perhaps } from '../problems/closest.ts';
import { checkFields, checkParts, checkRows, type DeclarationProblem } from './declaration-check.ts';
import { facetsIn } from './facets.ts';
import { figuresIn } from './figure-declarations.ts';
import { rulesIn } from './rules.ts';

/** Fragments that categories may include, by name. */
export type Fragments = ReadonlyMap<string, SpecificationParts>;

/** The declared groups, extended by the fields that name their group themselves. */
function sheetIn({ sheet, fields }: SpecificationParts): SheetGroup[] {
  const groups: SheetGroup[] = sheet.map(({ group, rows }) => ({ group, rows: [...rows] }));
  for (const { key, group: name } of fields) {
    if (name === undefined) continue;
    const group = groups.find((known) => known.group === name);
    if (group) group.rows.push({ field: key });
    else groups.push({ group: name, rows: [{ field: key }] });
  }
  return groups;
}

type Included = { from: string; parts: SpecificationParts; under?: string | undefined };

function fieldsOf({ parts, under }: Omit<Included, 'from'>): FieldDeclaration[] {
  return under === undefined
    ? parts.fields
    : [{ key: under, type: 'group', optional: true, fields: parts.fields }];
}

/** Combines a category's declaration with its included fragments; faults are in `problems`. */
export function compileSpecification(
  declared: Pick<CategoryDeclaration, 'include' | 'comparison' | 'model' | keyof SpecificationParts>,
  fragments: Fragments,
): { specification: Specification; problems: DeclarationProblem[] } {
  const problems: DeclarationProblem[] = [];
  const included = declared.include.flatMap(({ from, under }, index): Included[] => {
    const parts = fragments.get(from);
    if (parts) return [{ from, parts, under }];
    const fix = `${perhaps(from, fragments.keys())}使えるのは ${listed([...fragments.keys()])} です`;
    problems.push({ path: ['include', index], reason: `specifications/${from}.yaml はありません`, fix });
    return [];
  });
  const fields = [...declared.fields, ...included.flatMap(fieldsOf)];
  problems.push(
    ...checkFields(fields),
    ...checkParts(declared, fields),
    ...checkRows(declared.comparison, fields, ['comparison']),
  );
  const scoped = <Item extends object>(items: Item[], under: string | undefined) =>
    items.map((item) => (under === undefined ? item : { ...item, scope: under }));
  const compared = declared.fields.filter(({ compare }) => compare).map(({ key }) => ({ field: key }));
  const { model } = declared;
  const specification: Specification = {
    fields,
    sheet: [...sheetIn(declared), ...included.flatMap(({ parts, under }) => scoped(sheetIn(parts), under))],
    comparison: [...declared.comparison, ...compared],
    facets: [
      ...facetsIn(declared, fields),
      ...included.flatMap(({ parts, under }) => scoped(facetsIn(parts, parts.fields), under)),
    ],
    rules: [
      ...included.flatMap(({ parts, under }) => scoped(rulesIn(parts.rules), under)),
      ...rulesIn(declared.rules),
    ],
    figures: [
      ...included.flatMap(({ from, parts, under }) => scoped(figuresIn(parts.figures, from), under)),
      ...figuresIn(declared.figures),
    ],
    ...(model && { model }),
  };
  return { specification, problems };
}
