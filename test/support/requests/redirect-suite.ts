import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { readFileBy } from '../../../corpus/problems/read-file.ts';
import { redirectsFile } from '../../../corpus/schema/redirect.ts';
import { GONE, LEGACY_QUERIES } from '../../../shared/paths/legacy.ts';
import { ROUTES, type Route } from '../../../shared/paths/routes.ts';
import { GOLDEN_PATHS } from '../../fixtures/golden-paths.ts';
import { sitemapPaths } from '../content/all-paths.ts';
import { REAL_CONTENT } from '../content/fixture-content.ts';

export interface Expectation {
  method: 'GET' | 'HEAD';
  path: string;
  status: number;
  location?: string | undefined;
}

interface Outcome extends Expectation {
  got: { status: number; location: string | undefined };
  passed: boolean;
}

const both = (row: Omit<Expectation, 'method'>): Expectation[] => [
  { method: 'GET', ...row },
  { method: 'HEAD', ...row },
];

/** Expectations derived from the rows of a folder's redirects.yaml, each for GET and HEAD. */
function operatorRows(contentDir: string): Expectation[] {
  const file = path.join(contentDir, 'redirects.yaml');
  const { redirects, gone } = readFileBy('redirects.yaml', readFileSync(file, 'utf8'), redirectsFile);
  return [
    ...redirects.flatMap(({ from, to }) => [
      { path: encoded(from.replace(/\*$/, 'page')), status: 301, location: encoded(to) },
      ...(/[?#]/.test(to)
        ? []
        : [
            {
              path: `${encoded(from.replace(/\*$/, 'page'))}${from.includes('?') ? '&' : '/?'}utm_source=mail`,
              status: 301,
              location: `${encoded(to)}?utm_source=mail`,
            },
          ]),
    ]),
    ...gone.map(({ path }) => ({ path: encoded(path), status: 404 })),
  ].flatMap(both);
}

/** The path as browsers send it: rows may have Japanese as it is or encoded. */
function encoded(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Expectations derived from the table that the server loads, each for GET and HEAD. */
function tableRows(): Expectation[] {
  const routes = ROUTES as readonly Route[];
  return [
    ...operatorRows(REAL_CONTENT),
    ...GONE.flatMap(({ path }) => both({ path, status: 404 })),
    ...LEGACY_QUERIES.flatMap(({ from }) =>
      // An address that is also a page stays a page without the query; the others are not found.
      both({ path: from, status: routes.some(({ pattern }) => pattern === from) ? 200 : 404 }),
    ),
    ...routes.flatMap(({ pattern, aliases = [], param }) =>
      param
        ? []
        : [pattern, ...aliases].flatMap((path) => [
            ...both({ path, status: 200 }),
            ...(path === '/' ? [] : both({ path: `${path}/`, status: 301, location: path })),
          ]),
    ),
  ];
}

/**
 * Expectations derived from hand-written rows of pages. Most pages come from content, which no table lists.
 */
function pageRows(): Expectation[] {
  return GOLDEN_PATHS.filter(
    ({ path, status }) => status === 200 && path !== '/' && !path.includes('?'),
  ).flatMap(({ path }) => [
    ...both({ path, status: 200 }),
    ...both({ path: `${path}/`, status: 301, location: path }),
  ]);
}

/** Rows of the table and the hand-written ones, without duplicates. */
export function expectations(): Expectation[] {
  const golden = GOLDEN_PATHS.map(({ method = 'GET', ...row }): Expectation => ({ method, ...row }));
  const rows = new Map<string, Expectation>();
  // The hand-written rows come last and win: they detect wrong edits of the table.
  for (const row of [...tableRows(), ...pageRows(), ...golden]) rows.set(`${row.method} ${row.path}`, row);
  return [...rows.values()];
}

/** False for paths that client libraries normalize: {@link runRedirectSuite} alone sends them. */
export function isSentAsWritten({ path }: Expectation): boolean {
  const { pathname, search } = new URL(`http://localhost${path}`);
  return pathname + search === path;
}

const byOrder = new Intl.Collator('en').compare;

/**
 * Expectations derived from a vendor's content: the rows of its redirects.yaml, and a page at every address
 * of its sitemap.
 */
export async function vendorExpectations(contentDir: string, origin: string): Promise<Expectation[]> {
  const rows = (await sitemapPaths(origin)).flatMap((path) => [
    ...both({ path, status: 200 }),
    ...(path === '/' ? [] : both({ path: `${path}/`, status: 301, location: path })),
  ]);
  return [...operatorRows(contentDir), ...rows].toSorted((one, other) => byOrder(one.path, other.path));
}

/** Sends the path byte for byte: client libraries would normalize it. */
function ask(base: URL, { method, path }: Expectation): Promise<Outcome['got']> {
  const request = base.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const req = request(
      {
        hostname: base.hostname,
        port: base.port,
        path: Buffer.from(path, 'utf8').toString('latin1'),
        method,
        headers: { accept: 'text/html', 'accept-language': 'ja', 'user-agent': 'redirect-suite (bot)' },
        timeout: 15_000,
      },
      (res) => {
        res.resume();
        res.on('end', () => resolve({ status: res.statusCode ?? 0, location: res.headers.location }));
      },
    );
    req.on('timeout', () => req.destroy(new Error('timeout')));
    req.on('error', reject);
    req.end();
  });
}

const AT_ONCE = 8;

/** Requests every row from `origin`; a failed request is a failed row. */
export async function runRedirectSuite(origin: string, rows = expectations()): Promise<Outcome[]> {
  const base = new URL(origin);
  const outcomes: Outcome[] = [];
  const queue = rows.map((row, index) => ({ row, index }));
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { row, index } = next;
      const got = await ask(base, row).catch((error: Error) => ({ status: 0, location: error.message }));
      outcomes[index] = { ...row, got, passed: got.status === row.status && got.location === row.location };
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}
