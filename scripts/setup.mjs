// Builds the outputs that a command needs, except those that are up to date. Plain JavaScript without
// dependencies: it runs on Node 20 in a fresh clone, before any package is installed.
//
//   node scripts/setup.mjs install    packages
//   node scripts/setup.mjs build      packages and the built site
//   node scripts/setup.mjs test       the same without the pictures and documents of content/, which take the longest
//   node scripts/setup.mjs start      the same, but the running site generates pictures and documents
//   node scripts/setup.mjs client     this output alone, in a process of its own; also server, desk and media
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOutput, markUnfinished, outputs, staleOutputs } from './setup/build-stamp.mjs';
import { installPackages } from './setup/install.mjs';
import { MachineError } from './setup/machine.mjs';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(fileURLToPath(import.meta.url)), '..');
const NODE = path.join(ROOT, 'node_modules/.bin/node');
const wanted = process.argv[2] ?? 'install';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Compilation is half of a short run; the next run reuses the compiled code. */
const COMPILED = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, 'node_modules/.cache/node'),
};
const PRODUCTION = { ...COMPILED, NODE_ENV: 'production' };

/**
 * Age at which files of former builds are deleted. Longer than a deployment needs to stop its last old
 * process.
 */
const FORMER_PARTS_MS = 24 * 60 * 60 * 1_000;

function vite(...options) {
  run(NODE, ['node_modules/vite/bin/vite.js', 'build', ...options, '--logLevel', 'warn'], PRODUCTION);
}

function precompress(folder) {
  run(NODE, ['scripts/build/precompress.ts', folder], COMPILED);
}

/** Build function of each output. */
const BUILDS = {
  client(folder) {
    vite();
    precompress(folder);
  },
  server(folder) {
    // A site that serves from this folder still loads parts of the former build: their names differ, and they
    // stay for a while.
    for (const kept of ['compile-cache', 'kept'])
      rmSync(path.join(folder, kept), { recursive: true, force: true });
    vite('--ssr', '--emptyOutDir', 'false');
    // The build has written all of its files, so older ones belong to former builds.
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isFile() && statSync(file).mtimeMs < Date.now() - FORMER_PARTS_MS) rmSync(file);
    }
  },
  desk(folder) {
    vite('--mode', 'desk');
    precompress(folder);
  },
  media(folder) {
    run(NODE, ['scripts/build/build-media.ts'], COMPILED);
    precompress(folder);
  },
};

function buildOutputs(names) {
  for (const name of names) buildOutput(name, () => BUILDS[name](outputs()[name].folder));
}

/** Builds an output in a separate process, concurrently with the others. */
function buildBeside(name) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  child.on('exit', (status) => {
    if (status !== 0) process.exitCode = status ?? 1;
  });
}

/**
 * Builds everything except the files that the running site generates, and the desk where the site does not
 * serve it.
 */
function buildToServe() {
  const stale = staleOutputs();
  const unneeded = process.env.DESK?.trim() === '1' ? ['media'] : ['media', 'desk'];
  const needed = stale.filter((name) => !unneeded.includes(name));
  if (needed.length > 0) console.log(`サイトをビルドしています(${needed.join('、')})…`);
  const [last, ...others] = needed.toReversed();
  for (const name of others) buildBeside(name);
  if (last) buildOutputs([last]);
  if (stale.includes('media')) markUnfinished('media');
}

/** Builds the outputs that are older than their sources. */
function build(unneeded = []) {
  const stale = staleOutputs().filter((name) => !unneeded.includes(name));
  if (stale.length > 0) console.log(`サイトをビルドしています(${stale.join('、')})…`);
  // Generating media takes as long as all other outputs together.
  const drawsBeside = stale.includes('media') && stale.length > 1;
  if (drawsBeside) buildBeside('media');
  buildOutputs(drawsBeside ? stale.filter((name) => name !== 'media') : stale);
}

if (wanted in BUILDS) {
  buildOutputs([wanted]);
} else {
  try {
    installPackages(ROOT);
  } catch (error) {
    if (!(error instanceof MachineError)) throw error;
    fail(error.message);
  }
  if (wanted === 'build') build();
  if (wanted === 'test') build(['media']);
  if (wanted === 'start') buildToServe();
}
