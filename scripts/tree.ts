// `npm run tree`: how large the code is and how it is kept. Lines and files by room, longest files, full folders, exports that no
// other file imports, how often each path of the API is written, and words of comments that hide their subject.
// `-- --json` prints the same for programs.
import path from 'node:path';
import { ENDPOINTS } from '../shared/api/contract.ts';
import { dialectOf } from './tree/comments.ts';
import { readDocuments } from './tree/documents.ts';
import { unusedExports } from './tree/exports.ts';
import { parseModule } from './tree/parse.ts';
import { pathLiterals } from './tree/paths.ts';
import { printReport, type TreeReport } from './tree/report.ts';
import { crowdedFolders, longestFiles, sizesByRoom } from './tree/sizes.ts';
import { readSources, roomOf } from './tree/sources.ts';

const LONGEST_SHOWN = 10;

const ROOT = path.resolve(import.meta.dirname, '..');
const sources = readSources(ROOT);
const modules = sources.map(parseModule);
const report: TreeReport = {
  rooms: sizesByRoom(sources),
  longest: longestFiles(sources, LONGEST_SHOWN),
  crowded: crowdedFolders(sources),
  exports: modules.reduce((sum, { exports }) => sum + exports.length, 0),
  unused: unusedExports(modules),
  paths: pathLiterals(modules, [...new Set(ENDPOINTS.map(({ path }) => path))]),
  dialect: [
    { room: 'all', ...dialectOf(modules) },
    { room: 'documents', ...dialectOf(readDocuments(ROOT)) },
    ...[...Map.groupBy(modules, ({ file }) => roomOf(file))].map(([room, members]) => ({
      room,
      ...dialectOf(members),
    })),
  ],
};

if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
else printReport(report);
