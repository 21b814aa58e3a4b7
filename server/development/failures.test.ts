import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { ViteDevServer } from 'vite';
import { ContentError } from '../../corpus/corpus.ts';
import type { Render, RenderInput, RenderOutcome } from '../../shared/render.ts';
import { serveFailure, showFailures } from './failures.ts';

const vite = { ssrFixStacktrace() {} } as unknown as ViteDevServer;

async function bodyOf(load: () => Promise<Record<string, unknown>>) {
  const logged: unknown[] = [];
  const input = { onError: (error: unknown) => logged.push(error) } as unknown as RenderInput;
  const outcome = (await showFailures(vite, load)(input)) as Extract<RenderOutcome, { kind: 'page' }>;
  let body = '';
  outcome.pipe({ end: (text: string) => (body = text) } as unknown as NodeJS.WritableStream);
  return { status: outcome.status, body, logged };
}

const answering =
  (status: number, error?: Error): Render =>
  async (input) => {
    if (error) input.onError(error);
    return {
      kind: 'page',
      status,
      isDegraded: () => false,
      isWhole: () => true,
      route: 'home',
      pipe: (destination) => void destination.end('the page'),
      abort() {},
    };
  };

test('a page that fails shows its error and stack, escaped, and still logs it', async () => {
  const error = new Error('no <title>');
  const { status, body, logged } = await bodyOf(async () => ({ render: answering(500, error) }));
  expect(status).toBe(500);
  expect(body).toContain('no &lt;title&gt;');
  expect(body).toContain('failures.test.ts');
  expect(body).toContain('/@vite/client');
  expect(logged).toEqual([error]);
});

test('code that cannot be loaded shows why, without colours for terminals', async () => {
  const { status, body } = await bodyOf(async () => {
    throw new Error('\u001B[38;5;246mUnexpected token\u001B[0m');
  });
  expect(status).toBe(500);
  expect(body).toContain('Error: Unexpected token');
});

test.each([200, 404])('a page with status %d is shown as it is', async (status) => {
  const { body } = await bodyOf(async () => ({ render: answering(status) }));
  expect(body).toBe('the page');
});

test('a start that fails shows file, field and reason on every page', async () => {
  const problem = { file: 'pages/a.yaml', field: 'title', reason: '<空>にはできません' };
  const server = serveFailure(new ContentError([problem]), { PORT: 0, HOST: '127.0.0.1' });
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/service`);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('pages/a.yaml: title: &lt;空&gt;にはできません');
  server.close().closeAllConnections();
});
