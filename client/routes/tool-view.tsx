import { data, type LoaderFunctionArgs } from 'react-router';
import type { ProductFigures } from '../../shared/api/models.ts';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import type { Fields } from '../../shared/sizing/fields.ts';
import {
  type FieldProblem,
  parametersOf,
  readForm,
  type ToolForm as ToolFormShape,
  type ToolInput,
} from '../../shared/sizing/read-form.ts';
import type { ToolResult } from '../../shared/sizing/result.ts';
import { Section } from '../components/section.tsx';
import { RESULT_ID } from '../features/sizing/result-id.ts';
import { ToolForm, type TypedForm } from '../features/sizing/tool-form.tsx';
import { ResultView } from '../features/sizing/tool-result.tsx';
import { loadPage } from '../features/text-page/load-page.ts';
import { TextPage } from '../features/text-page/text-page.tsx';
import { apiOf } from '../lib/load.ts';
import { type KnownFigures, knownFigures } from '../lib/product-figures.ts';
import { say, type Words } from '../lib/words.ts';

export interface ToolData extends TypedForm {
  text: PageContent;
  /** Null until the address asks for a calculation, and where nothing was typed to calculate. */
  result: ToolResult | null;
  missing: KnownFigures['missing'];
}

/** A tool: what it asks, and how it answers from what was typed, the products on sale and the words of its page. */
export interface Tool<Single extends Fields, Row extends Fields> {
  form: ToolFormShape<Single, Row>;
  calculate(
    input: ToolInput<Single, Row>,
    products: ProductFigures[],
    words: Words | undefined,
  ): { result: ToolResult | null; problems?: FieldProblem[] };
  /** Parameters beside those of the form, and how a query with them is written as one of the form. */
  alsoReads?: readonly string[];
  rewrite?(search: URLSearchParams, products: ProductFigures[]): URLSearchParams;
}

const NO_FIGURES: KnownFigures = { list: [], missing: null };

/** Reads the address, asks for the figures of products and calculates. Without the figures the calculation stands alone. */
export async function loadTool<Single extends Fields, Row extends Fields>(
  args: LoaderFunctionArgs,
  { form, calculate, alsoReads = [], rewrite }: Tool<Single, Row>,
) {
  const { searchParams } = new URL(args.request.url);
  const isAsked = [...parametersOf(form), ...alsoReads].some((name) => searchParams.has(name));
  const [text, { list, missing }] = await Promise.all([
    loadPage(args),
    isAsked ? knownFigures(apiOf(args)) : NO_FIGURES,
  ]);
  const input = readForm(form, rewrite?.(searchParams, list) ?? searchParams);
  const { result, problems = [] } = isAsked ? calculate(input, list, text.words) : { result: null };
  const shown: ToolData = {
    text,
    typed: input.typed,
    problems: [...input.problems, ...problems],
    isAsked,
    result,
    missing,
  };
  return data(shown, { status: missing?.status ?? 200 });
}

interface ToolViewProps {
  form: ToolFormShape;
  path: string;
  loaded: ToolData;
}

/** The page of a tool: what it asks, what it has found, and the explanations of its content file. */
export function ToolView({ form, path, loaded }: ToolViewProps) {
  const { text, result, missing, ...typed } = loaded;
  const notices = [missing?.message ?? '', ...(result?.words ?? []).map((name) => say(text.words, name))];
  return (
    <>
      {/* Beside its canonical link: one calculation of millions is not for search engines. */}
      {typed.isAsked ? <meta name="robots" content="noindex" /> : null}
      <TextPage
        text={text}
        opening={() => (
          <div key="tool">
            <Section id="conditions" title="条件を入力する" tone={typed.isAsked ? 'surface' : 'plain'}>
              <ToolForm form={form} path={path} {...typed} />
            </Section>
            {typed.isAsked ? (
              <Section id={RESULT_ID} title="計算結果">
                {result ? (
                  <ResultView result={result} notices={notices} path={path} />
                ) : (
                  <p role="status">{missing?.message ?? '計算する内容を、1つ以上入力してください。'}</p>
                )}
              </Section>
            ) : (
              // Where the form leads is there before there is an answer.
              <div id={RESULT_ID} />
            )}
          </div>
        )}
      />
    </>
  );
}
