// `npm` as a rehearsed Dockerfile finds it (dockerfile.ts): it installs from the packages that are installed here already
// instead of from the registry, and is npm itself for everything else. Its arguments: ROOT, CALLS, then npm's own.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { stampIs } from '../../scripts/build-stamp.mjs';

const [root = '', calls = '', command, ...flags] = process.argv.slice(2);
const BIN = 'node_modules/.bin';
/** Flags whose meaning is known here; with any other npm installs by itself. */
const KNOWN = /^--(?:include=dev|include=optional|omit=dev|no-audit|no-fund|loglevel=error)$/;

/** Whether the packages here are those of the stage's lockfile; setup.mjs writes the stamp. */
function isInstalledHere(): boolean {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return stampIs(path.join(root, 'node_modules/.minamo-installed'), hash);
}

/** The same file under a second name where the disk allows it: nothing writes into an installed package. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** One package's folder, without the packages below it: the lockfile lists those by themselves. */
function handIn(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkFile(source, target);
    else if (entry.name !== 'node_modules') handIn(source, target);
  }
}

/** The commands of the packages that came in. */
function handInCommands(): void {
  mkdirSync(BIN);
  for (const name of readdirSync(path.join(root, BIN))) {
    const target = readlinkSync(path.join(root, BIN, name));
    if (existsSync(path.join(BIN, target))) symlinkSync(target, path.join(BIN, name));
  }
}

/** What `npm ci` leaves: those of the lockfile's packages that this machine can use, on request without the development's. */
function install(omitsDevelopment: boolean): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  rmSync('node_modules', { recursive: true, force: true });
  for (const [folder, { dev }] of Object.entries(packages)) {
    if (folder === '' || (dev && omitsDevelopment)) continue;
    if (existsSync(path.join(root, folder))) handIn(path.join(root, folder), folder);
  }
  handInCommands();
}

/** npm itself, which finds this stand-in again for what it starts: the stand-in lies in the folder of the record. */
function callNpm(): number {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const npm = folders
    .filter((folder) => folder !== path.dirname(calls))
    .map((folder) => path.join(folder, 'npm'))
    .find((file) => existsSync(file));
  if (!npm) throw new Error('npm is not in the path');
  return spawnSync(npm, [command ?? '', ...flags], { stdio: 'inherit' }).status ?? 1;
}

appendFileSync(calls, `${process.cwd()}\tnpm ${[command, ...flags].join(' ')}\n`);
if (command === 'ci' && flags.every((flag) => KNOWN.test(flag)) && isInstalledHere())
  install(
    flags.includes('--omit=dev') ||
      (process.env.NODE_ENV === 'production' && !flags.includes('--include=dev')),
  );
else process.exitCode = callNpm();
