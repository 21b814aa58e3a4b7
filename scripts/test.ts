// `npm test`: every check of the project in one run, and one closing line that counts them all. `npm test -- FILE…` runs
// those files alone, `--unit` the tests beside their modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { findJava } from './java.ts';
import { findNginx } from './nginx.ts';
import { findRedis } from './redis.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));

// Tests start the site some sixty times; each start finds the modules compiled by the one before.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules/.cache/node');

interface Count {
  passed: number;
  failed: number;
}

/** What this machine cannot test, said at the end. */
const left: string[] = [];

/** Of every test file, when it ran. */
const timed: { name: string; startTime: number; endTime: number }[] = [];

function run(args: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** A check that passes or fails as a whole, beside others: what it says is printed when it is over. */
function check(name: string, args: string[]): Promise<Count> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  return new Promise((resolve) =>
    child.on('close', (status) => {
      console.log(`\n# ${name}\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
      resolve(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }),
  );
}

/** One run of the projects, so that no core waits for the end of one before the next begins. */
function jest(projects: string[], env: Record<string, string> = {}, extra: string[] = []): Count {
  console.log(`\n# ${projects.join(', ')}`);
  const report = path.join(reports, `${projects.join('-')}.json`);
  const status = run(
    [
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      // With "=": a file that follows would be taken for another project.
      ...projects.map((project) => `--selectProjects=${project}`),
      // Two for each of two cores, whatever the machine says of its own: most files wait a fifth to a half of their time for
      // a browser, a server or a clock, and three left a quarter of the cores idle. Each needs some
      // one and a half gigabytes at the end, its browser included.
      '--maxWorkers=4',
      '--json',
      `--outputFile=${report}`,
      ...extra,
    ],
    env,
  );
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    timed.push(...testResults);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** What the tests of the assembled site start besides. */
function servers(): Record<string, string> {
  const nginx = findNginx();
  if (!nginx.NGINX_PATH) left.push('nginx がないため、test/server/topology.test.ts は実行していません');
  return { ...findJava(), ...findRedis(), ...nginx };
}

/** `npm test`: everything. What is drawn for the tests is drawn beside the checks, not while all workers wait for it. */
async function everything(): Promise<Count[]> {
  const drawn = check('pictures of the fixture', ['test/support/draw-fixture.mjs']);
  const checks = [
    check('format and lint, import directions included', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
    ]),
    check('types', ['node_modules/typescript/bin/tsc', '-p', '.']),
    check('content', ['scripts/content-check.ts']),
    // It measures pages of the fixture, with their pictures.
    drawn.then(() => check('budget', ['scripts/budget.ts'])),
  ];
  const counts = await Promise.all(checks);
  const env = { ...servers(), ...(await findBrowser()) };
  return [...counts, jest(['docker', 'browser', 'site', 'node', 'jsdom'], env)];
}

/** `npm run test:unit`: the tests that stand beside their modules; they need no build and no browser. */
function units(): Count[] {
  return [jest(['node', 'jsdom'])];
}

const PROJECT_OF: [folder: string, project: string][] = [
  ['client', 'jsdom'],
  ['test/e2e', 'browser'],
  ['test/docker', 'docker'],
  ['test', 'site'],
];

/** `npm test -- FILE…`: these files alone, each in its project. */
async function only(files: string[]): Promise<Count[]> {
  const projects = new Map<string, string[]>();
  for (const file of files) {
    const name = path.relative(ROOT, path.resolve(file)).replaceAll(path.sep, '/');
    const [, project] = PROJECT_OF.find(([folder]) => name.startsWith(`${folder}/`)) ?? ['', 'node'];
    projects.set(project, [...(projects.get(project) ?? []), name]);
  }
  const env = { ...(await findBrowser()), ...(projects.has('site') && servers()) };
  return [...projects].map(([project, names]) => jest([project], env, ['--runTestsByPath', ...names]));
}

const given = process.argv.slice(2);
const missing = given.filter((file) => file !== '--unit' && !existsSync(file));
if (missing.length > 0) {
  console.error(`${missing.join(', ')}: ファイルがありません`);
  process.exit(1);
}
const counts = given.includes('--unit') ? units() : await (given.length > 0 ? only(given) : everything());
rmSync(reports, { recursive: true, force: true });

/** Where the time goes: the files that took longest. */
function slowest(count: number): string[] {
  return timed
    .map(({ name, startTime, endTime }) => ({
      file: path.relative(ROOT, name),
      seconds: Math.round((endTime - startTime) / 1_000),
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${String(seconds).padStart(5)} s  ${file}`);
}

if (given.length === 0) console.log(`\n# slowest files\n${slowest(10).join('\n')}`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const reason of left) console.log(`\n${reason}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
