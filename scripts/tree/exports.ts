import type { Module } from './parse.ts';
import { isCounted, isTest, roomOf } from './sources.ts';

export interface UnusedExport {
  file: string;
  line: number;
  name: string;
  /** `drop the keyword` if the module itself uses the name; otherwise the code is unused, or used by tests only. */
  remedy: 'drop the keyword' | 'delete' | 'delete with its tests';
}

/** Modules that a framework imports by itself: configuration, and the entries of the client's builds. */
const ENTRIES = /(?:^|\/)(?:vite\.config|entry\.\w+)\.tsx?$/;

/** Rooms that no page depends on: tests are users like any other. */
const TOOLS = ['scripts', 'bench'];

/**
 * Exports that no other module imports. Imports by tests count for test support and tools, and for names that their module uses
 * itself, which are units under test; code that tests alone use is unused.
 */
export function unusedExports(modules: readonly Module[]): UnusedExport[] {
  const users = importersByName(modules);
  return modules
    .filter(({ file }) => isCounted(file) && !ENTRIES.test(file))
    .flatMap(({ file, exports }) =>
      exports.flatMap(({ name, line, isUsedInside }) => {
        const importers = [...(users.get(`${file}#${name}`) ?? []), ...(users.get(`${file}#*`) ?? [])];
        const mayServeTests = isUsedInside || isTest(file) || TOOLS.includes(roomOf(file));
        if (importers.some((user) => mayServeTests || !isTest(user))) return [];
        return [{ file, line, name, remedy: remedyFor(isUsedInside, importers) }];
      }),
    );
}

function remedyFor(isUsedInside: boolean, importers: readonly string[]): UnusedExport['remedy'] {
  if (isUsedInside) return 'drop the keyword';
  return importers.length > 0 ? 'delete with its tests' : 'delete';
}

/** Files that use each name of each module, by `file#name`. */
function importersByName(modules: readonly Module[]): Map<string, string[]> {
  const uses = modules.flatMap(({ file, uses }) =>
    uses.flatMap(({ from, names }) => names.map((name) => ({ file, key: `${from}#${name}` }))),
  );
  const byName = Map.groupBy(uses, ({ key }) => key);
  return new Map([...byName].map(([key, users]) => [key, users.map(({ file }) => file)]));
}
