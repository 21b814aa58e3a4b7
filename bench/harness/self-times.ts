import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Used part of the output of `node --cpu-prof`. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples: number[];
  timeDeltas: number[];
}

export interface SelfTime {
  /** Package, folder of this project, Node itself or the engine. */
  owner: string;
  name: string;
  micros: number;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Idle time. */
const REST = new Set(['(idle)', '(program)', '(root)']);
const maps = new Map<string, SourceMap | undefined>();

/**
 * Self times of the last microseconds of a profile, because the start of a program does other work than its
 * requests.
 */
export function selfTimes({ nodes, samples, timeDeltas }: CpuProfile, lastMicros: number): SelfTime[] {
  const micros = new Map<number, number>();
  let left = lastMicros;
  for (let index = samples.length - 1; index >= 0 && left > 0; index -= 1) {
    const delta = timeDeltas[index] ?? 0;
    const id = samples[index] ?? 0;
    micros.set(id, (micros.get(id) ?? 0) + delta);
    left -= delta;
  }
  return nodes
    .filter(({ callFrame }) => !REST.has(callFrame.functionName))
    .map(({ id, callFrame }) => ({
      owner: ownerOf(callFrame),
      name: callFrame.functionName,
      micros: micros.get(id) ?? 0,
    }));
}

/** Summed by a name, the largest first. */
export function shares(times: SelfTime[], nameOf: (time: SelfTime) => string) {
  const all = times.reduce((sum, { micros }) => sum + micros, 0);
  return [...Map.groupBy(times, nameOf)]
    .map(([name, group]) => ({ name, share: group.reduce((sum, { micros }) => sum + micros, 0) / all }))
    .toSorted((one, other) => other.share - one.share);
}

function ownerOf({ functionName, url, lineNumber, columnNumber }: CpuProfile['nodes'][number]['callFrame']) {
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (url.startsWith('node:')) return `node:${url.slice('node:'.length).split('/').slice(0, 2).join('/')}`;
  if (!url.startsWith('file:')) return 'V8 and native code';
  return packageOf(originalOf(fileURLToPath(url), lineNumber, columnNumber));
}

/**
 * Source file of a position. The build bundles several packages into one file; its source map separates them.
 */
function originalOf(file: string, line: number, column: number): string {
  if (!maps.has(file)) {
    const map = `${file}.map`;
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
  }
  const entry = maps.get(file)?.findEntry(line, column);
  // Code of the bundler, such as helpers, has an entry in the map without a source, contrary to Node's types.
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return file;
  return path.resolve(path.dirname(file), entry.originalSource);
}

function packageOf(file: string): string {
  const [, inPackages] = file.split(/.*node_modules\//);
  if (inPackages) {
    return inPackages
      .split('/')
      .slice(0, inPackages.startsWith('@') ? 2 : 1)
      .join('/');
  }
  return path.relative(ROOT, file).split('/').slice(0, 2).join('/');
}
