/** Measures the path resolver per request at 5,000 table rows, with a realistic mix of paths. */
import { createResolver, type SlugIndex } from '../shared/paths/resolve.ts';
import { buildTable } from '../shared/paths/table-check.ts';

const ROWS = 5_000;
const BUDGET_NS = 5_000;
const ROUNDS = 41;
const CALLS_PER_ROUND = 20_000;

const reason = '計測用の行';
const startedBuild = performance.now();
const table = buildTable({
  redirects: Array.from({ length: ROWS - 1_000 }, (_, n) => ({
    from: `/archive/Page-${n}.html`,
    to: '/products',
    reason,
  })),
  gone: Array.from({ length: 1_000 }, (_, n) => ({ path: `/archive/gone-${n}.html`, reason })),
});
const buildMs = performance.now() - startedBuild;

const products = new Map(
  Array.from({ length: 500 }, (_, n) => [n + 1, `/products/model-${n + 1}_p${n + 1}.html`]),
);
const slugs: SlugIndex = {
  pathOf: (kind, id) => (kind === 'product' ? (products.get(id) ?? null) : null),
  has: () => true,
};
const resolve = createResolver(table, slugs);

const MIX: Record<string, readonly [string, string][]> = {
  'page by its path': [
    ['/', ''],
    ['/products/switches', ''],
    ['/service/warranty-check', '?utm_source=mail'],
    ['/otherForm', ''],
  ],
  'detail page': [
    ['/products/model-7_p7.html', ''],
    ['/products/model-480_p480.html', '?utm_source=mail'],
    ['/case-studies/koshimizutownjp', ''],
    ['/webinar/20250403', ''],
  ],
  'old address': [
    ['/about', '?x=1'],
    ['/archive/Page-3999.html', ''],
    ['/archive/gone-999.html', ''],
    ['/products/info', '?a=1&productId=33'],
  ],
  'address to tidy': [
    ['/products/wrong_p7.html', ''],
    ['/News/', '?page=2'],
    ['/archive/page-17.html/', ''],
    ['/%6eews', ''],
  ],
  'unknown or hostile address': [
    ['/no/such/page', ''],
    ['/wp-login.php', ''],
    ['//evil.example/%2e%2e', ''],
    ['/%zz', ''],
  ],
};

/** Creates a new string, as each request does: a literal would keep its hash between calls. */
function fresh(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

function medianNsPerCall(targets: readonly [string, string][]): number {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const calls = Array.from({ length: CALLS_PER_ROUND }, (_, n) => {
      const [path, search] = targets[n % targets.length]!;
      return [fresh(path), fresh(search)] as const;
    });
    const started = process.hrtime.bigint();
    for (const [path, search] of calls) resolve(path, search);
    samples.push(Number(process.hrtime.bigint() - started) / CALLS_PER_ROUND);
  }
  return samples.sort((a, b) => a - b)[ROUNDS >> 1]!;
}

function report(name: string, ns: number): void {
  const rate = Math.round(1e9 / ns).toLocaleString('en-US');
  console.log(`${name.padEnd(28)} ${ns.toFixed(0).padStart(6)} ns/call ${rate.padStart(12)} ops/s`);
}

console.log(
  `table of ${table.redirects.length + table.gone.length} rows, checked and built in ${buildMs.toFixed(1)} ms`,
);
for (const [name, targets] of Object.entries(MIX)) report(name, medianNsPerCall(targets));
const all = medianNsPerCall(Object.values(MIX).flat());
report('mix of all', all);
if (all >= BUDGET_NS) {
  console.error(`over the budget of ${BUDGET_NS} ns per call`);
  process.exitCode = 1;
}
