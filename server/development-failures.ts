import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { Render, RenderOutcome } from '../shared/render.ts';
import { escapeXml } from '../shared/text/escape-xml.ts';

/**
 * The render function of `npm run dev`: a page that fails shows its error and stack instead of the visitors' error page, and
 * loads anew when the cause is mended.
 *
 * @param load imports the entry; what it throws (a syntax error) is shown, too.
 */
export function showFailures(vite: ViteDevServer, load: () => Promise<Record<string, unknown>>): Render {
  return async (input) => {
    let failure: unknown;
    try {
      const { render } = (await load()) as { render: Render };
      const outcome = await render({
        ...input,
        onError(error) {
          failure ??= error;
          input.onError(error);
        },
      });
      if (failure === undefined || outcome.kind !== 'page' || outcome.status < 500) return outcome;
      outcome.abort(new Error('shown as a failure'));
    } catch (error) {
      failure = error;
      input.onError(error);
    }
    if (failure instanceof Error) vite.ssrFixStacktrace(failure);
    return failurePage(failure);
  };
}

function failurePage(failure: unknown): RenderOutcome {
  const text = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  // The compiler colours its messages for terminals.
  const plain = escapeXml(stripVTControlCharacters(text));
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script></head>
<body><h1>This page failed</h1><pre>${plain}</pre></body></html>
`;
  return {
    kind: 'page',
    status: 500,
    degraded: true,
    route: 'error',
    pipe: (destination) => void destination.end(html),
    abort() {},
  };
}
