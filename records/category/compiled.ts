import type { FigureName } from '../../shared/products/figures.ts';
import type { FacetOption } from './facet.ts';
import type { FieldDeclaration, FigureDeclaration, RowDeclaration } from './specification.ts';

/** Compiled specification of a category: plain data, which every product carries. */
export interface Specification {
  fields: FieldDeclaration[];
  sheet: SheetGroup[];
  comparison: RowDeclaration[];
  facets: Facet[];
  rules: RuleUse[];
  figures: FigureUse[];
  model?: { pattern: string; reason: string };
}

export interface SheetGroup {
  group: string;
  rows: RowDeclaration[];
  /** The field whose values the rows read; the whole record when absent. */
  scope?: string;
}

/** A facet of the finder with a category's options. */
export interface Facet {
  name: string;
  label: string;
  order: number;
  specific: boolean;
  options: (FacetOption & { field: string })[];
  /** The field whose values it reads; the whole record when absent. */
  scope?: string;
}

/** A rule that a category has switched on. */
export interface RuleUse {
  name: string;
  given: Record<string, unknown>;
  /** The field whose values it reads; the whole record when absent. */
  scope?: string;
}

/** A figure that a category derives from its records. */
export interface FigureUse extends FigureDeclaration {
  name: FigureName;
  /** Name of the fragment that declares it; absent where the category itself does. */
  from?: string;
  /** The field whose values it reads; the whole record when absent. */
  scope?: string;
}
