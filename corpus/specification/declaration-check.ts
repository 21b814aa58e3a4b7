import type { FacetDeclaration } from '../../records/category/facet.ts';
import type {
  FieldDeclaration,
  RowDeclaration,
  SpecificationParts,
} from '../../records/category/specification.ts';
import { listed, perhaps } from '../problems/closest.ts';
import { faultsOf } from '../problems/tell.ts';
import { DERIVED_ROWS } from './derived-rows.ts';
import { declaredFacets } from './facets.ts';
import { fieldAt } from './fields.ts';
import { checkFigureDeclarations } from './figure-declarations.ts';
import { checkRuleUses } from './rules.ts';

/** A fault at a path of a declaration. */
export interface DeclarationProblem {
  path: (string | number)[];
  reason: string;
  fix?: string;
}

type Path = DeclarationProblem['path'];

/** Fields of the record outside its specification that a row may read. */
const PRODUCT_PATHS = ['product.warrantyYears'];
/** Entries of a row that are no arguments of its derivation. */
const ROW_ENTRIES = ['derive', 'name', 'unit', 'when', 'unless'];

function unknownField(fields: FieldDeclaration[], path: string, at: Path): DeclarationProblem[] {
  return fieldAt(fields, path) || PRODUCT_PATHS.includes(path)
    ? []
    : [
        {
          path: at,
          reason: `${path} という項目はありません`,
          fix: `${perhaps(
            path,
            fields.map(({ key }) => key),
          )}項目は fields に書いたものです`,
        },
      ];
}

/** Checks that no two fields of a specification have the same name. */
export function checkFields(fields: FieldDeclaration[]): DeclarationProblem[] {
  return fields.flatMap(({ key, fields: below = [] }, index) => [
    ...(fields.findIndex((other) => other.key === key) < index
      ? [{ path: ['fields', index, 'key'], reason: `${key} という項目が2つあります` }]
      : []),
    ...checkFields(below).map(({ path, reason }) => ({ path: ['fields', index, ...path], reason })),
  ]);
}

function checkDerived(row: RowDeclaration, fields: FieldDeclaration[], at: Path): DeclarationProblem[] {
  const name = row.derive ?? '';
  const derived = DERIVED_ROWS.get(name);
  if (!derived) {
    const known = [...DERIVED_ROWS.keys()];
    const fix = `${perhaps(name, known)}使えるのは ${listed(known)} です`;
    return [{ path: [...at, 'derive'], reason: `${name} という行はありません`, fix }];
  }
  const paths = Object.entries(row).filter(
    ([entry, value]) => !ROW_ENTRIES.includes(entry) && value !== undefined,
  );
  const wrong = faultsOf(derived.paths, Object.fromEntries(paths));
  if (wrong.length > 0)
    return wrong.map(({ path, ...told }) => ({ path: [...at, ...(path as Path)], ...told }));
  return paths.flatMap(([entry, path]) => unknownField(fields, String(path), [...at, entry]));
}

function checkRow(row: RowDeclaration, fields: FieldDeclaration[], at: Path): DeclarationProblem[] {
  if (row.derive !== undefined) return checkDerived(row, fields, at);
  const holes = [row.name ?? '', ...(row.value ?? [])].flatMap((text) =>
    [...text.matchAll(/\{([^{}]+)\}/g)].map(([, path = '']) => path),
  );
  const named = [row.field, row.when, row.unless, row.each].filter((path) => path !== undefined);
  const below = row.each === undefined ? [] : (fieldAt(fields, row.each)?.fields ?? []);
  const problems = [...holes, ...named].flatMap((path) => unknownField(fields, path, at));
  const field = row.field === undefined ? undefined : fieldAt(fields, row.field);
  if (field && !field.name && !row.name)
    problems.push({ path: at, reason: `${field.key} の行には name が必要です` });
  return [...problems, ...checkRows(row.rows ?? [], below, [...at, 'rows'])];
}

/** Checks that every row of a table reads declared fields. */
export function checkRows(
  rows: RowDeclaration[],
  fields: FieldDeclaration[],
  at: Path,
): DeclarationProblem[] {
  return rows.flatMap((row, index) => checkRow(row, fields, [...at, index]));
}

function checkFacet(
  { field, options }: FacetDeclaration,
  fields: FieldDeclaration[],
  at: Path,
): DeclarationProblem[] {
  const own = field === undefined ? [] : unknownField(fields, field, [...at, 'field']);
  if (!options) {
    const choices = field === undefined ? undefined : fieldAt(fields, field)?.options;
    return choices || own.length > 0
      ? own
      : [{ path: [...at, 'options'], reason: '選択肢のある項目でなければ、options が必要です' }];
  }
  const below = options.flatMap((option, index): DeclarationProblem[] => {
    const path = option.field ?? field;
    const here = [...at, 'options', index];
    if (path === undefined) return [{ path: here, reason: 'field が必要です' }];
    const choices = fieldAt(fields, path)?.options;
    const wrong = (option.of ?? []).find((value) => choices && !choices.includes(value as string | number));
    return [
      ...(option.field === undefined ? [] : unknownField(fields, option.field, [...here, 'field'])),
      ...(wrong === undefined
        ? []
        : [{ path: [...here, 'of'], reason: `${wrong} は ${path} の選択肢にありません` }]),
    ];
  });
  return [...own, ...below];
}

/** Checks the declarations of a category or fragment against its fields. */
export function checkParts(parts: SpecificationParts, fields: FieldDeclaration[]): DeclarationProblem[] {
  return [
    ...parts.sheet.flatMap(({ rows }, index) => checkRows(rows, fields, ['sheet', index, 'rows'])),
    ...declaredFacets(parts).flatMap(({ facet, at }) => checkFacet(facet, fields, at)),
    ...checkRuleUses(parts.rules, fields),
    ...checkFigureDeclarations(parts.figures, fields),
  ];
}
