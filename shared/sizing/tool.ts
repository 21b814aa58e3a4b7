import type { ProductFigures } from '../api/models.ts';
import type { Fields } from './fields.ts';
import { type FieldProblem, parametersOf, readForm, type ToolForm, type ToolInput } from './read-form.ts';
import type { ToolResult } from './result.ts';

/** A sentence of the tool's page by its name; empty where the vendor has none. */
export type Say = (name: string) => string;

export interface Calculation {
  /** Null where nothing was typed to calculate. */
  result: ToolResult | null;
  /** Beside those of the form. */
  problems?: FieldProblem[];
}

/** A tool: what it asks, and how it answers from what was typed, the products on sale and the words of its page. */
export interface Tool<Single extends Fields = Fields, Row extends Fields = Fields> {
  form: ToolForm<Single, Row>;
  calculate(input: ToolInput<Single, Row>, products: readonly ProductFigures[], say: Say): Calculation;
  /** Parameters beside those of the form, and how a query with them is written as one of the form. */
  alsoReads?: readonly string[];
  rewrite?(search: URLSearchParams, products: readonly ProductFigures[]): URLSearchParams;
}

/** A tool as it stands; its form tells the types of what `calculate` gets. */
export function defineTool<Single extends Fields, Row extends Fields>(
  tool: Tool<Single, Row>,
): Tool<Single, Row> {
  return tool;
}

/** Whether an address asks for a calculation. */
export function isAsked<Single extends Fields, Row extends Fields>(
  { form, alsoReads = [] }: Pick<Tool<Single, Row>, 'form' | 'alsoReads'>,
  search: URLSearchParams,
): boolean {
  return [...parametersOf(form), ...alsoReads].some((name) => search.has(name));
}

/** What a tool answers to an address. Never throws, whatever stands there. */
export function answer<Single extends Fields, Row extends Fields>(
  tool: Tool<Single, Row>,
  search: URLSearchParams,
  products: readonly ProductFigures[],
  say: Say,
) {
  const asked = isAsked(tool, search);
  const input = readForm(tool.form, tool.rewrite?.(search, products) ?? search);
  const { result, problems = [] }: Calculation = asked
    ? tool.calculate(input, products, say)
    : { result: null };
  return { input, result, isAsked: asked, problems: [...input.problems, ...problems] };
}
