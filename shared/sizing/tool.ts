import type { ProductFigures } from '../products/product-figures.ts';
import type { Fields } from './fields.ts';
import { type FieldProblem, parametersOf, readForm, type ToolForm, type ToolInput } from './read-form.ts';
import { type ToolResult, withAccessories } from './result.ts';

/** Returns a text of the tool's page by name; empty where the vendor has none. */
export type Say = (name: string) => string;

/**
 * Parses a planning value in the page's content: `0.3dB`, `50台`, `80%`. A text without a positive number up to `max`
 * has the typical value instead.
 */
export function plannedValue(say: Say, name: string, typical: number, max = Number.MAX_VALUE): number {
  const value = Number.parseFloat(say(name));
  return value > 0 && value <= max ? value : typical;
}

interface Calculation {
  /** Null for an empty form. */
  result: ToolResult | null;
  /** In addition to those of the form. */
  problems?: FieldProblem[];
}

/** A tool: its form, and the calculation from the input, the products on sale and the texts of its page. */
export interface Tool<Single extends Fields = Fields, Row extends Fields = Fields> {
  form: ToolForm<Single, Row>;
  calculate(input: ToolInput<Single, Row>, products: readonly ProductFigures[], say: Say): Calculation;
  /** Parameters in addition to those of the form, and a function that rewrites a query with them to one of the form. */
  alsoReads?: readonly string[];
  rewrite?(search: URLSearchParams, products: readonly ProductFigures[]): URLSearchParams;
}

/** Returns the tool; infers the types of `calculate` from its form. */
export function defineTool<Single extends Fields, Row extends Fields>(
  tool: Tool<Single, Row>,
): Tool<Single, Row> {
  return tool;
}

/** Whether a query requests a calculation. */
export function isAsked({ form, alsoReads = [] }: Tool, search: URLSearchParams): boolean {
  return [...parametersOf(form), ...alsoReads].some((name) => search.has(name));
}

/** Runs a tool for a query. Never throws, for any query. */
export function answer(tool: Tool, search: URLSearchParams, products: readonly ProductFigures[], say: Say) {
  const asked = isAsked(tool, search);
  const input = readForm(tool.form, tool.rewrite?.(search, products) ?? search);
  const { result, problems = [] }: Calculation = asked
    ? tool.calculate(input, products, say)
    : { result: null };
  const complete = result && {
    ...result,
    proposals: result.proposals.map((one) => ({ ...one, items: withAccessories(one.items, products) })),
  };
  return { input, result: complete, isAsked: asked, problems: [...input.problems, ...problems] };
}
