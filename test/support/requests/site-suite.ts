import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../../corpus/read-site.ts';
import { loadSiteContent } from '../../../server/site-content/load.ts';
import { POLICY_PATH } from '../../../shared/constants.ts';
import { ROUTES, type Route } from '../../../shared/paths/routes.ts';
import { parseHead } from '../browser/page-head.ts';
import type { TargetSite } from '../sites/target-site.ts';
import { type Crawled, crawl } from './crawl.ts';
import { type Expectation, runRedirectSuite, vendorExpectations } from './redirect-suite.ts';

/** Addresses of the former site with their expected answers, a line each; `#` begins a comment. */
const GOLDEN_LIST = 'old-addresses.txt';
const GOLDEN_LINE = /^(\/\S*)\s+(?:(301)\s+(\/\S*)|(200|404))$/;

interface SuiteResult {
  /** Number of cases. */
  count: number;
  /** Address and problem of each failed case. */
  failed: string[];
}

/** Tests a site by its own content folder: redirects, golden list, sitemap, links, heads, structured data, forms. */
export async function runSiteSuite(site: TargetSite, contentDir: string): Promise<SuiteResult> {
  const rows = [...(await vendorExpectations(contentDir, site.origin)), ...goldenList(contentDir)];
  const outcomes = await runRedirectSuite(site.origin, rows);
  const wrong = outcomes
    .filter(({ passed }) => !passed)
    .map((row) => `${row.method} ${row.path}: expected ${show(row)}, got ${show(row.got)}`);
  const { origin } = await readSite(contentDir);
  // Feeds exist, empty, for lists whose page the content does not have.
  const found = [...(await crawl(site, origin)).values()].filter(
    ({ from, status }) => from !== '(start)' && !(status === 404 && from.endsWith('/feed.xml')),
  );
  const forms = await formPaths(contentDir);
  const unseen = forms.filter((form) => !found.some((one) => one.path === form));
  return {
    count: rows.length + found.length + forms.length,
    failed: [
      ...wrong,
      ...found.flatMap((one) => [
        ...problemsOf(one, origin),
        ...(forms.includes(one.path) ? formProblems(one) : []),
      ]),
      ...unseen.map((form) => `${form}: no page links to the form`),
    ],
  };
}

/** Paths of pages with a form that asks for consent. */
async function formPaths(contentDir: string): Promise<string[]> {
  const { pages } = await loadSiteContent(contentDir);
  const routes: readonly Route[] = ROUTES;
  return routes
    .filter(({ pattern, takesForm }) => takesForm && pages.find(pattern)?.words?.purpose)
    .map(({ pattern }) => pattern);
}

/** Fewer cannot identify the sender. */
const FIELDS_MIN = 4;

/** Problems of a page with a form, as it is rendered; no form is sent. */
function formProblems({ path: at, body }: Crawled): string[] {
  const html = body.toString('utf8');
  const form = /<form\b[^>]*\bmethod="post"[\s\S]*?<\/form>/i.exec(html)?.[0] ?? '';
  const fields = new Set(
    [...form.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(([, name]) => name),
  );
  return [
    ...(fields.size >= FIELDS_MIN ? [] : [`${at}: the form has ${fields.size} fields`]),
    ...(fields.has('privacyConsent') ? [] : [`${at}: the form does not ask for consent`]),
    ...(form.includes(`href="${POLICY_PATH}"`) ? [] : [`${at}: the form does not link to ${POLICY_PATH}`]),
  ];
}

function show({ status, location }: { status: number; location?: string | undefined }): string {
  return `${status}${location ? ` ${location}` : ''}`;
}

function goldenList(contentDir: string): Expectation[] {
  const file = path.join(contentDir, GOLDEN_LIST);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ text }) => text !== '')
    .map(({ text, line }): Expectation => {
      const [, from, moved, location, status] = GOLDEN_LINE.exec(text) ?? [];
      if (!from) throw new Error(`${GOLDEN_LIST}:${line}: write "/old 301 /new", "/page 200" or "/old 404"`);
      return { method: 'GET', path: from, status: Number(moved ?? status), location };
    });
}

/** Problems of a linked address; pictures of this process are not drawn. */
function problemsOf({ path: at, from, status, location, type, body }: Crawled, origin: string): string[] {
  if (at.startsWith('/media/')) return [];
  if (status !== 200) return [`${at}: ${show({ status, location })}, linked from ${from}`];
  if (!type.includes('text/html')) return [];
  try {
    const { title, canonical, jsonLd } = parseHead(at, body.toString('utf8'));
    return [
      ...(title === '' ? [`${at}: no title`] : []),
      ...(canonical?.startsWith(`${origin}/`) ? [] : [`${at}: canonical address is ${canonical}`]),
      ...(jsonLd.every((item) => item['@context']) ? [] : [`${at}: structured data without @context`]),
    ];
  } catch {
    return [`${at}: structured data is no JSON`];
  }
}
