import { createServer, type Server } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { Render, RenderOutcome } from '../../shared/render.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';
import { watchFolder } from '../live-content/watch-folder.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Creates the render function of `npm run dev`: a failed page shows its error and stack instead of the error page for
 * visitors, and reloads after a correction.
 *
 * @param load imports the entry; its errors (for example syntax errors) are shown, too
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

/**
 * Serves the reason of a failed start as a page that reloads every two seconds. Errors with a class of their own show
 * only their message, which for content names file, field and reason.
 */
export function serveFailure(failure: unknown, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Server {
  const text = failure instanceof Error && failure.name !== 'Error' ? failure.message : textOf(failure);
  const html = failureHtml('The site cannot start', text, '<meta http-equiv="refresh" content="2">');
  const server = createServer((_req, res) => {
    res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    res.end(html);
  });
  // If the port itself is the problem, the terminal already shows that.
  server.on('error', () => process.exit(1));
  return server.listen(PORT, HOST);
}

/** Requests a restart of the process (`main.ts`) when the content folder that prevented the start changes. */
export async function restartWithContent(
  { CONTENT_DIR: folder, CONTENT_WATCH: how }: Pick<Settings, 'CONTENT_DIR' | 'CONTENT_WATCH'>,
  logger: Logger,
): Promise<void> {
  await watchFolder({ folder, poll: how === 'poll', onChange: () => process.send?.('restart'), logger });
}

function textOf(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

function failureHtml(title: string, text: string, head: string): string {
  // Removes the terminal colours of the compiler's messages.
  const plain = escapeXml(stripVTControlCharacters(text));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Error</title>${head}</head>
<body><h1>${title}</h1><pre>${plain}</pre></body></html>
`;
}

function failurePage(failure: unknown): RenderOutcome {
  const reload = '<script type="module" src="/@vite/client"></script>';
  const html = failureHtml('This page failed', textOf(failure), reload);
  return {
    kind: 'page',
    status: 500,
    isDegraded: () => true,
    isWhole: () => true,
    route: 'error',
    pipe: (destination) => void destination.end(html),
    abort() {},
  };
}
