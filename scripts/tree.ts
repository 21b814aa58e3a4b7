// `npm run tree`: how large the code is and how it is kept. Lines and files by room, longest files, full folders, exports that no
// other file imports, how often each path of the API is written, and words of comments that hide their subject.
// `-- --json` prints the same for programs; `-- --check` prints violations of the rules alone, with status 1.
import path from 'node:path';
import { openApiDocument } from '../server/content/openapi/openapi.ts';
import { dialectOf } from './tree/comments.ts';
import { readDocuments } from './tree/documents.ts';
import { unusedExports } from './tree/exports.ts';
import { type Module, parseModule } from './tree/parse.ts';
import { pathLiterals } from './tree/paths.ts';
import { printReport, type TreeReport } from './tree/report.ts';
import { findViolations } from './tree/rules.ts';
import { crowdedFolders, longestFiles, sizesByRoom } from './tree/sizes.ts';
import { readSources, roomOf, type Source } from './tree/sources.ts';

const LONGEST_SHOWN = 10;

const ROOT = path.resolve(import.meta.dirname, '..');

function measure(sources: readonly Source[], modules: readonly Module[]): TreeReport {
  const rooms = [...Map.groupBy(modules, ({ file }) => roomOf(file))];
  return {
    rooms: sizesByRoom(sources),
    longest: longestFiles(sources, LONGEST_SHOWN),
    crowded: crowdedFolders(sources),
    exports: modules.reduce((sum, { exports }) => sum + exports.length, 0),
    unused: unusedExports(modules),
    paths: pathLiterals(modules, Object.keys(openApiDocument('').paths as object)),
    dialect: [
      { room: 'all', ...dialectOf(modules) },
      { room: 'documents', ...dialectOf(readDocuments(ROOT)) },
      ...rooms.map(([room, members]) => ({ room, ...dialectOf(members) })),
    ],
  };
}

const sources = readSources(ROOT);
const modules = sources.map(parseModule);
if (process.argv.includes('--check')) {
  const violations = findViolations(modules);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
} else if (process.argv.includes('--json')) console.log(JSON.stringify(measure(sources, modules), null, 2));
else printReport(measure(sources, modules));
