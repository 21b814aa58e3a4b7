import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROUTES } from '../../../shared/paths/routes.ts';
import { ROOT } from '../../support/content/folders.ts';
import { type MetricNames, readMetricNames, unknownIn } from '../../support/metric-text.ts';
import { type SiteProcess, startSiteProcess } from '../../support/processes/process.ts';
import { rawRequest } from '../../support/requests/raw-request.ts';
import { until } from '../../support/until.ts';

/** Personal data that may occur only in the database. */
const MARKERS = [
  '標山',
  'hyoko',
  'marker@',
  'marker%40',
  'secretword',
  '秘密語',
  encodeURIComponent('秘密語'),
  'SN-MARK-1',
];
const PERSON = { corporateName: '標山設備', fame: '標山', name: 'hyoko', mailbox: 'marker@example.co.jp' };

let site: SiteProcess;
let names: MetricNames;

beforeAll(async () => {
  site = startSiteProcess({ METRICS_PORT: '0', LOG_LEVEL: 'debug' });
  await site.ready();
  await visitEverything();
  await until('the content service has reported its metrics', async () =>
    (await scrape()).includes('minamo_outbox_entries'),
  );
  names = readMetricNames(await scrape());
});

afterAll(() => site.stop());

function metricsAddress(): string {
  return `http://127.0.0.1:${site.lines.find(({ metricsPort }) => metricsPort !== undefined)?.metricsPort}/metrics`;
}

async function scrape(): Promise<string> {
  const response = await fetch(metricsAddress());
  expect(response.status).toBe(200);
  return response.text();
}

function ask(target: string, init?: RequestInit): Promise<Response> {
  return fetch(site.origin() + target, {
    redirect: 'manual',
    ...init,
    headers: { accept: 'text/html', ...init?.headers },
  });
}

function post(target: string, type: string, body: string, headers = {}): Promise<Response> {
  return ask(target, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
}

/** Makes requests of every kind, with values that metrics must not contain. */
async function visitEverything(): Promise<void> {
  const typed = new URLSearchParams({ ...PERSON, content: 'secretword' });
  await ask('/products', { headers: { cookie: 'name=hyoko', referer: 'https://a.example/?q=secretword' } });
  await ask('/products?mailbox=marker@example.co.jp&q=secretword');
  for (const word of ['secretword', '秘密語']) await ask(`/search?value=${encodeURIComponent(word)}`);
  await ask('/about?mailbox=marker%40example.co.jp');
  await ask('/api/search/all?keywords=secretword');
  await ask('/api/service/queryGuarantee?sn=SN-MARK-1');
  await ask('/api/goods/detail/999999?mailbox=marker@example.co.jp');
  await ask('/healthz?secretword', {
    headers: { authorization: 'Bearer secretword', 'x-request-id': 'hyoko marker@' },
  });
  await post(
    '/api/consult/addNewContentForm',
    'application/json',
    JSON.stringify({ ...PERSON, content: 'secretword' }),
  );
  await post(
    '/api/consult/addNewContentForm',
    'application/json',
    '{"mailbox":"marker@example.co.jp", secretword',
  );
  await post('/contact', 'application/x-www-form-urlencoded', typed.toString(), { origin: site.origin() });
  await post('/contact', 'application/x-www-form-urlencoded', typed.toString(), {
    origin: 'https://hyoko.example',
  });
  await post('/service/warranty-check', 'application/x-www-form-urlencoded', 'sn=SN-MARK-1', {
    origin: site.origin(),
  });
  await post(
    '/-/csp-reports',
    'application/csp-report',
    JSON.stringify({
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'https://ads.example/hyoko.gif?marker@example.co.jp',
        'document-uri': `${site.origin()}/search?value=secretword#hyoko`,
        'script-sample': 'secretword',
      },
    }),
  );
  await rawRequest(Number(new URL(site.origin()).port), '/%ff?q=secretword');
}

test('the figures of a running site are at a port of their own, and nowhere else', async () => {
  expect((await ask('/metrics')).status).toBe(404);
  const other = new URL('/', metricsAddress());
  expect((await fetch(other)).status).toBe(404);
  expect((await fetch(metricsAddress(), { method: 'POST' })).status).toBe(404);
  const { headers } = await fetch(metricsAddress());
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

/** Value of the only line with this beginning. */
function figureOf(text: string, start: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(start));
  return Number(line?.split(' ').at(-1));
}

test('an address that cannot be decoded is a short 400, and one line of the log', async () => {
  const { status, headers } = await rawRequest(Number(new URL(site.origin()).port), '/%zz');
  expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  // Output that is no log line has no level.
  expect(site.lines.filter(({ level }) => level === undefined)).toEqual([]);
});

test('a page is counted by its pattern, its state and its status', async () => {
  const page = 'minamo_http_request_duration_seconds_count{route="/news",cache=';
  await (await ask('/news')).text();
  await until(
    'the visit is counted',
    async () => figureOf(await scrape(), `${page}"MISS",status="200"}`) === 1,
  );
  await until('the page is cached', async () => {
    const { headers } = await ask('/news');
    return headers.get('x-cache') === 'HIT';
  });
  await until(
    'its sending is counted',
    async () => figureOf(await scrape(), `${page}"HIT",status="200"}`) >= 1,
  );
  const text = await scrape();
  expect(figureOf(text, 'minamo_ready')).toBe(1);
  expect(figureOf(text, 'minamo_database_up')).toBe(1);
  expect(figureOf(text, 'minamo_render_queue_length')).toBe(0);
  expect(figureOf(text, 'minamo_page_cache_entries')).toBeGreaterThan(0);
  expect(figureOf(text, 'minamo_renders_total')).toBeGreaterThan(0);
  expect(figureOf(text, 'minamo_http_response_bytes_total')).toBeGreaterThan(10_000);
  expect(
    figureOf(text, 'minamo_upstream_request_duration_seconds_count{family="news",outcome="ok"}'),
  ).toBeGreaterThan(0);
  expect(figureOf(text, 'minamo_heap_used_bytes{thread="content"}')).toBeGreaterThan(1e6);
  expect(figureOf(text, 'minamo_database_bytes')).toBeGreaterThan(1_000);
  expect(figureOf(text, 'minamo_csp_reports_total{directive="img-src"}')).toBe(1);
});

test('requested addresses create no further series', async () => {
  const lines = async () => (await scrape()).split('\n').length;
  const visit = async (name: string) => {
    await ask(`/${name}`);
    await ask(`/products/${name}`);
    await ask(`/api/${name}/x`);
    await ask(`/assets/${name}.js`);
    await ask(`/${name}.php`);
    await post(
      '/-/csp-reports',
      'application/csp-report',
      `{"csp-report":{"effective-directive":"${name}"}}`,
    );
  };
  await visit('first');
  const before = await lines();
  for (const name of ['second', 'third', 'fourth']) await visit(name);
  expect(await lines()).toBe(before);
  const routes = new Set([...(await scrape()).matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route));
  const known = new Set<string>(ROUTES.map(({ pattern }) => pattern));
  const others = [...routes].filter((route) => !known.has(route) && !/^\/api\/[\w/{}.]+$/.test(route));
  expect(others.filter((route) => !/^[a-z-]+$/.test(route))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
}

function alerts(): Alert[] {
  return parse(read('deploy/prometheus/alerts.yaml')).groups.flatMap(
    ({ rules }: { rules: Alert[] }) => rules,
  );
}

/** All expressions of a dashboard, at any depth. */
function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && (key === 'expr' || key === 'query') ? [inner] : expressionsIn(inner),
  );
}

test('every alert uses metrics that the site exports', () => {
  expect(alerts().length).toBeGreaterThan(10);
  expect(
    alerts().flatMap(({ alert, expr }) => unknownIn(expr, names).map((what) => `${alert}: ${what}`)),
  ).toEqual([]);
});

test('the dashboard uses exactly the metrics that the site exports', () => {
  const expressions = expressionsIn(JSON.parse(read('deploy/grafana/minamo.json')));
  expect(expressions.flatMap((expression) => unknownIn(expression, names))).toEqual([]);
  const shown = expressions.join('\n');
  const families = [...names.keys()].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect([...new Set(families)].filter((name) => !shown.includes(name))).toEqual([]);
});

test('the manual explains every metric, and the action for every alert', () => {
  const manual = read('docs/operations.md');
  const families = [...names.keys()].map((name) =>
    name.replace(/^minamo_/, '').replace(/_(?:bucket|count|sum)$/, ''),
  );
  expect([...new Set(families)].filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  for (const { alert, annotations } of alerts()) {
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    const [, text = ''] = manual.split(`\n### ${alert}\n`);
    expect([alert, (text.split('\n#')[0] ?? '').trim().length > 100]).toEqual([alert, true]);
  }
  const explained = [...manual.matchAll(/^### (Minamo\w+)$/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts().map(({ alert }) => alert));
});

test('no input, identity or address of visitors is in the log or in a metric', async () => {
  const logged = JSON.stringify(site.lines);
  expect(site.lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(15);
  expect(logged).toContain('content security policy: kept something out');
  const told = logged + (await scrape());
  expect(MARKERS.filter((marker) => told.includes(marker))).toEqual([]);
});

test('a content service that runs alone exports its metrics on a separate port', async () => {
  const response = await fetch(process.env.SHARED_CONTENT_METRICS ?? '');
  const alone = readMetricNames(await response.text());
  for (const name of ['database_up', 'outbox_entries', 'content_loaded_timestamp_seconds', 'heap_used_bytes'])
    expect([name, alone.has(`minamo_${name}`)]).toEqual([name, true]);
});
