import { data, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import {
  controlId,
  ROWS_PARAMETER,
  type ToolForm as ToolFormShape,
} from '../../../shared/sizing/read-form.ts';
import type { ToolResult } from '../../../shared/sizing/result.ts';
import { answer, isAsked, type Tool } from '../../../shared/sizing/tool.ts';
import { toolQuery } from '../../../shared/sizing/tool-query.ts';
import { toolTopologyFiles } from '../../../shared/topology/files.ts';
import { Section } from '../../components/section.tsx';
import { type DrawnTopology, TOPOLOGY_CODE } from '../../components/topology/late-topology.ts';
import { RESULT_ID } from '../../features/sizing/result-id.ts';
import { ToolForm, type TypedForm } from '../../features/sizing/tool-form.tsx';
import { ResultView } from '../../features/sizing/tool-result.tsx';
import { useResultArrival } from '../../features/sizing/use-result-arrival.ts';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextPage } from '../../features/text-page/text-page.tsx';
import { leftOutContext } from '../../lib/loading/contexts.ts';
import { apiOf } from '../../lib/loading/load.ts';
import { type KnownFigures, knownFigures } from '../../lib/products/product-figures.ts';
import { say } from '../../lib/words.ts';

interface ToolData extends TypedForm {
  text: PageContent;
  /** Null unless the address requests a calculation with at least one value. */
  result: Omit<ToolResult, 'network'> | null;
  drawn: DrawnTopology | null;
  missing: KnownFigures['missing'];
}

const NO_FIGURES: KnownFigures = { list: [], missing: null };

/** Removes the network from a result: it is drawn during the render and not sent to the browser. */
function saidOf({ network: _network, ...said }: ToolResult): Omit<ToolResult, 'network'> {
  return said;
}

/** Loader and component of a tool's route. Each tool has a module of its own, so that a page loads no other calculation. */
export function toolRoute(tool: Tool, path: string) {
  const loader = (args: LoaderFunctionArgs) => loadTool(args, tool);
  const Component = () => <ToolView form={tool.form} path={path} loaded={useLoaderData<typeof loader>()} />;
  return { loader, Component };
}

/** Reads the address, loads the product data and calculates. Without the data the calculation uses the input alone. */
async function loadTool(args: LoaderFunctionArgs, tool: Tool) {
  const { pathname, searchParams } = new URL(args.request.url);
  const [text, { list, missing }] = await Promise.all([
    loadPage(args),
    isAsked(tool, searchParams) ? knownFigures(apiOf(args), args.context.get(leftOutContext)) : NO_FIGURES,
  ]);
  const { input, result, ...answered } = answer(tool, searchParams, list, (name) => say(text.words, name));
  const files = toolTopologyFiles(pathname, toolQuery(tool.form, input));
  const network = result?.network;
  const shown: ToolData = {
    ...{ text, typed: input.typed, missing, ...answered },
    result: result && saidOf(result),
    drawn: network ? (await TOPOLOGY_CODE.load()).drawSized(network, files) : null,
  };
  return data(shown, { status: missing?.status ?? 200 });
}

function announcementOf({ proposals }: Pick<ToolResult, 'proposals'>): string {
  return proposals.length > 0 ? `計算しました。製品の候補は${proposals.length}件です。` : '計算しました。';
}

/** Id of the first field of a row that the address adds; undefined when it adds none. */
function addedField({ rows }: ToolFormShape, search: string, count: number): string | undefined {
  const [name] = Object.keys(rows?.fields ?? {});
  return name && new URLSearchParams(search).has(ROWS_PARAMETER) ? controlId(name, count - 1) : undefined;
}

/** Page of a tool: its form, its result, and the explanations of its content file. */
function ToolView({ form, path, loaded }: { form: ToolFormShape; path: string; loaded: ToolData }) {
  const { search } = useLocation();
  const { text, result, drawn, missing, ...typed } = loaded;
  const notices = [missing?.message ?? '', ...(result?.words ?? []).map((name) => say(text.words, name))];
  const announcement = useResultArrival({
    search,
    words: result ? announcementOf(result) : '',
    added: addedField(form, search, typed.typed.rows.length),
  });
  return (
    <>
      {/* In addition to its canonical link: search engines should not index single calculations. */}
      {typed.isAsked ? <meta name="robots" content="noindex" /> : null}
      <TextPage
        text={text}
        opening={() => (
          <div key="tool">
            <p role="status" className="sr-only">
              {announcement}
            </p>
            <Section id="conditions" title="条件を入力する" tone={typed.isAsked ? 'surface' : 'plain'}>
              <ToolForm form={form} path={path} {...typed} />
            </Section>
            {typed.isAsked ? (
              <Section id={RESULT_ID} title="計算結果">
                {result ? (
                  // Another result is another element, as for `Changing`.
                  <ResultView key={search} {...{ result, drawn, notices, path }} name={text.title} />
                ) : (
                  <p role="status">{missing?.message ?? '計算する内容を、1つ以上入力してください。'}</p>
                )}
              </Section>
            ) : (
              // The form's target exists before there is a result.
              <div id={RESULT_ID} />
            )}
          </div>
        )}
      />
    </>
  );
}
