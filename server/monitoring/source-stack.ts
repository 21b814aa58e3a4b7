import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Location in a stack, in a file that may be built: `file:///srv/dist/server/start.js:12:3`. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** Loaded when the first error names its file: loaded at the start, the maps would take a third of the memory. */
const maps = new Map<string, SourceMap | undefined>();

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

function readMap(url: string): SourceMap | undefined {
  try {
    const payload = JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapPayload;
    return new SourceMap({ ...payload, sourcesContent: [] });
  } catch {
    return undefined;
  }
}

/** Replaces the locations in built files by those in the source files. */
export function sourceStack(stack: string): string {
  return stack.replaceAll(PLACE, (built, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return built;
    const source = path.resolve(path.dirname(fileURLToPath(url)), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
