// Runs checks and tests, and prints their total in one closing line.
//
//   npm test                          everything that a push must pass
//   npm test -- FILE…                 only these test files
//   npm run test:all                  the same and the slow lane
//   npm run test:lane -- LANE         one of checks, unit, site, browser and slow
//   npm run test:unit -- [PATH…]      the unit tests, all or those of these files or folders
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPrograms } from './checks/test-programs.ts';
import { UsageError } from './run-command.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));

// Tests start the site some sixty times; each start reuses the modules compiled by the one before.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, 'node_modules/.cache/node');
// Jest would leave another value unchanged, and React would load its production build.
process.env.NODE_ENV = 'test';

/** Test files that do not run on every push; docs/testing.md lists what they prove. */
const SLOW = String.raw`\.slow\.test\.tsx?$`;

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Of a run that has no result. */
const BROKEN: Count = { passed: 0, failed: 1, skipped: 0 };

/** Reasons for skipped tests, printed at the end. */
const reasons: string[] = [];
/** Start and end of every test file, in milliseconds. */
const timed: { name: string; startTime: number; endTime: number }[] = [];

/**
 * Runs a program that passes or fails as a whole, and prints its output when it has ended, because several
 * run concurrently.
 */
function check(name: string, args: string[]): Promise<Count> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  return new Promise((resolve) =>
    child.on('close', (status) => {
      console.log(`\n# ${name}\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
      const failed = status === 0 ? 0 : 1;
      resolve({ passed: 1 - failed, failed, skipped: 0 });
    }),
  );
}

async function checks(): Promise<Count[]> {
  // The budget measures pages of the fixture, with their pictures.
  const drawn = check('pictures of the fixture', ['test/support/jest/draw-fixture.mjs']);
  return Promise.all([
    drawn,
    check('format and lint, import directions included', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
    ]),
    check('types', ['node_modules/typescript/bin/tsc', '-p', '.']),
    check('comments and exports', ['scripts/tree.ts', '--check']),
    check('content', ['scripts/content-check.ts']),
    check('oldest browsers', ['scripts/checks/browser-baseline.ts']),
    drawn.then(() => check('budget', ['scripts/checks/budget.ts'])),
  ]);
}

type Project = 'claims' | 'docker' | 'browser' | 'site' | 'node' | 'jsdom';

const PROJECT_OF: [folder: string, project: Project][] = [
  ['client', 'jsdom'],
  ['desk/client', 'jsdom'],
  ['test/e2e', 'browser'],
  ['test/claims', 'claims'],
  ['test/docker', 'docker'],
  ['test', 'site'],
];

/** Project of a file or folder, by its path from the root. */
function projectOf(name: string): Project {
  return PROJECT_OF.find(([folder]) => `${name}/`.startsWith(`${folder}/`))?.[1] ?? 'node';
}

interface Selection {
  projects: Project[];
  /** Patterns of file paths; all files by default. */
  patterns?: string[];
  ignored?: string[];
}

/** Runs Jest once for all projects, so that no core idles between them. */
async function jest({ projects, patterns = [], ignored = [] }: Selection): Promise<Count> {
  // The slow lane also tests the pictures and documents of content/.
  const needsBuild = !ignored.includes(SLOW) && projects.some((project) => project !== 'claims');
  const build = ['scripts/setup.mjs', 'build'];
  if (needsBuild && spawnSync(process.execPath, build, { cwd: ROOT, stdio: 'inherit' }).status !== 0)
    return BROKEN;
  console.log(`\n# ${projects.join(', ')}`);
  const isSelected = (file: string) =>
    projects.includes(projectOf(file)) &&
    (patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(file))) &&
    !ignored.some((pattern) => new RegExp(pattern).test(file));
  const { env, left } = await findPrograms(isSelected, projects.includes('browser'));
  for (const [file, whys] of left) reasons.push(`${whys.join('、')}ため実行していません: ${file}`);
  const report = path.join(reports, `${projects.join('-')}.json`);
  const skippedFiles = [...left.keys()].map((file) => RegExp.escape(file));
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      ...projects.map((project) => `--selectProjects=${project}`),
      // Two for each of two cores: most files wait a fifth to a half of their time for a browser, a server or
      // a clock. Each worker takes up to 1.5 GB, including its browser.
      '--maxWorkers=4',
      '--json',
      `--outputFile=${report}`,
      ...[...ignored, ...skippedFiles].map((pattern) => `--testPathIgnorePatterns=${pattern}`),
      // Stands between the list options and the patterns, which the last list would otherwise swallow.
      '--passWithNoTests',
      ...patterns,
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    timed.push(...result.testResults);
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return {
      passed: result.numPassedTests,
      failed: status !== 0 && failed === 0 ? 1 : failed,
      skipped: result.numPendingTests + left.size,
    };
  } catch {
    return BROKEN;
  }
}

const EVERY_PROJECT: Project[] = ['docker', 'claims', 'browser', 'site', 'node', 'jsdom'];

/** Tests of each lane besides the checks. */
const LANES: Record<string, Selection> = {
  unit: { projects: ['node', 'jsdom'], ignored: [SLOW] },
  site: { projects: ['site'], ignored: [SLOW] },
  browser: { projects: ['browser'], ignored: [SLOW] },
  slow: { projects: EVERY_PROJECT, patterns: [SLOW] },
};

async function lane(name = ''): Promise<Count[]> {
  if (name === 'checks') return checks();
  const selection = LANES[name];
  if (!selection) throw new UsageError(`npm run test:lane -- checks|${Object.keys(LANES).join('|')}`);
  return [await jest(selection)];
}

/** Runs the checks and the tests. */
async function everything(ignored: string[]): Promise<Count[]> {
  return [...(await checks()), await jest({ projects: EVERY_PROJECT, ignored })];
}

/** Runs the given files, as exact patterns, in their projects. */
async function only(paths: string[]): Promise<Count[]> {
  const missing = paths.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new UsageError(`${missing.join(', ')}: ファイルがありません`);
  const names = paths.map((file) => path.relative(ROOT, path.resolve(file)).replaceAll(path.sep, '/'));
  const ignored = names.some((name) => new RegExp(SLOW).test(name)) ? [] : [SLOW];
  const counts = [];
  for (const [project, files] of Map.groupBy(names, projectOf))
    counts.push(
      await jest({ projects: [project], patterns: files.map((name) => RegExp.escape(name)), ignored }),
    );
  return counts;
}

/** Slowest files, one per line. */
function slowest(count: number): string[] {
  return timed
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1_000) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${path.relative(ROOT, name)}`);
}

function chosen(): Promise<Count[]> {
  const [command, ...names] = process.argv.slice(2);
  if (command === '--all') return everything([]);
  if (command === '--lane') return lane(names[0]);
  if (command === '--unit') return names.length === 0 ? lane('unit') : only(names);
  return command === undefined ? everything([SLOW]) : only([command, ...names]);
}

try {
  const counts = await chosen();
  if (timed.length > 10) console.log(`\n# slowest files\n${slowest(10).join('\n')}`);
  for (const reason of reasons) console.log(`\n${reason}`);
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
