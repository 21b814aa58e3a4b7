import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a stage leaves: its folder, how it is started and how its health is asked for. */
export interface Image {
  app: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
  user: string;
}

/** The images that a Dockerfile makes, by their targets. */
export interface Images {
  targets: Record<string, Image>;
  /** What is built without a target. */
  last: Image;
  /** Every call of npm on the way: the folder and the arguments. */
  npmCalls: string[];
}

interface Stage extends Omit<Image, 'app'> {
  root: string;
  workdir: string;
}

const IGNORED_BY_REHEARSAL = new Set(['VOLUME', 'EXPOSE']);

function instructions(source: string): [string, string][] {
  return source
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1).trim()];
    });
}

/** Puts an `npm` into a folder of `scratch` that installs from `root` (rehearsed-npm.ts). */
function standInForNpm(root: string, scratch: string): { folder: string; calls: string } {
  const folder = path.join(scratch, 'bin');
  const calls = path.join(folder, 'calls');
  const script = path.join(import.meta.dirname, 'rehearsed-npm.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(calls, '');
  const command = `exec '${process.execPath}' '${script}' '${root}' '${calls}' "$@"`;
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  return { folder, calls };
}

/** What the project's own build has made. It comes with its stamp: where a stage has other sources, it is made anew. */
const MADE = ['dist/media', 'dist/client', 'dist/desk'];

/**
 * Carries the steps of a Dockerfile out in folders below `scratch` instead of in containers: the same files, the same
 * commands, with this process's Node in the place of the base image's. `context` is a list of files relative to `root`.
 * What `root` has already, its packages, its pictures and what browsers load, is handed in where it is what the step
 * would make; the server's part is built, so that a build in the image is known to work.
 */
export function rehearseDockerfile(root: string, context: string[], scratch: string): Images {
  const stages = new Map<string, Stage>();
  let stage: Stage = { root: scratch, workdir: '/', env: {}, command: [], healthcheck: [], user: 'root' };
  const npm = standInForNpm(root, scratch);
  const inStage = (target: string) => path.join(stage.root, path.posix.resolve(stage.workdir, target));

  /** On a stage of the file, or on the base image, which is nothing here but this process's Node. */
  function begin(name: string, from: Stage | undefined): void {
    const folder = path.join(scratch, name);
    rmSync(folder, { recursive: true, force: true });
    if (from) cpSync(from.root, folder, { recursive: true, verbatimSymlinks: true });
    else mkdirSync(folder, { recursive: true });
    stage = from
      ? { ...from, root: folder, env: { ...from.env } }
      : { root: folder, workdir: '/', env: {}, command: [], healthcheck: [], user: 'root' };
    stages.set(name, stage);
  }

  function copy(args: string): void {
    const words = args.split(/\s+/);
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    const target = words.pop() ?? '.';
    for (const source of words) {
      if (from)
        cpSync(path.join(stages.get(from)?.root ?? '', source), inStage(target), {
          recursive: true,
          verbatimSymlinks: true,
        });
      else copyContext(source, target, words.length > 1 || target.endsWith('/'));
    }
  }

  function copyContext(source: string, target: string, intoFolder: boolean): void {
    const files = context.filter(
      (file) => source === '.' || file === source || file.startsWith(`${source}/`),
    );
    if (files.length === 0) throw new Error(`COPY ${source}: nothing in the build context`);
    for (const file of files) {
      const isFolder = source !== file;
      const below = source === '.' ? file : path.posix.relative(source, file);
      const to = isFolder
        ? path.join(inStage(target), below)
        : intoFolder
          ? path.join(inStage(target), path.posix.basename(source))
          : inStage(target);
      mkdirSync(path.dirname(to), { recursive: true });
      cpSync(path.join(root, file), to);
    }
    if (source === '.') for (const folder of MADE) handIn(folder);
  }

  function handIn(folder: string): void {
    if (existsSync(path.join(root, folder)))
      cpSync(path.join(root, folder), inStage(folder), { recursive: true });
  }

  function run(command: string): void {
    // Owners, folders outside the work directory and packages of the system belong to the container.
    if (/\b(?:chown|apt-get)\b/.test(command)) return;
    execFileSync('sh', ['-ec', command], {
      cwd: inStage('.'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        // Every rehearsal has folders of its own: what is compiled there is never read again.
        NODE_COMPILE_CACHE: undefined,
        PATH: `${npm.folder}:${path.dirname(process.execPath)}:${process.env.PATH}`,
        ...stage.env,
      },
    });
  }

  for (const [instruction, args] of instructions(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))) {
    switch (instruction) {
      case 'FROM': {
        const [, from = '', name = 'last'] = /^(\S+)(?: AS (\S+))?$/i.exec(args) ?? [];
        begin(name, stages.get(from));
        break;
      }
      case 'WORKDIR':
        stage.workdir = args;
        mkdirSync(inStage('.'), { recursive: true });
        break;
      case 'ENV':
        for (const pair of args.split(/\s+/)) {
          const [name = '', value = ''] = pair.split('=');
          stage.env[name] = value;
        }
        break;
      case 'COPY':
        copy(args);
        break;
      case 'RUN':
        run(args);
        break;
      case 'USER':
        stage.user = args;
        break;
      case 'CMD':
        stage.command = JSON.parse(args);
        break;
      case 'HEALTHCHECK':
        stage.healthcheck = JSON.parse(args.slice(args.indexOf('[')));
        break;
      default:
        if (!IGNORED_BY_REHEARSAL.has(instruction)) throw new Error(`${instruction} is not rehearsed`);
    }
  }
  const npmCalls = readFileSync(npm.calls, 'utf8').split('\n').filter(Boolean);
  const imageOf = ({ root: folder, workdir, ...image }: Stage): Image => ({
    ...image,
    app: path.join(folder, workdir),
  });
  const targets = Object.fromEntries([...stages].map(([name, made]) => [name, imageOf(made)]));
  return { targets, last: imageOf(stage), npmCalls };
}

/** The files that a build would see: what git knows, without what .dockerignore leaves out. */
export function buildContext(root: string): string[] {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return known
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)))
    .filter(
      (file) => !ignored.some((entry) => path.matchesGlob(file, entry) || file.startsWith(`${entry}/`)),
    );
}
