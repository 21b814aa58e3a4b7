import { dialectOf } from './comments.ts';
import { unusedExports } from './exports.ts';
import type { Module } from './parse.ts';
import { crowdedFolders, FOLDER_FILES_MAX } from './sizes.ts';
import { roomOf } from './sources.ts';

/** In 1,000 words of comments. */
const DIALECT_MAX = 2;

/** Violations of the rules for comments, exports and folders, a line each. */
export function findViolations(modules: readonly Module[]): string[] {
  return [
    ...violationsOfComments(modules),
    ...violationsOfExports(modules),
    ...crowdedFolders(modules).map(
      ({ folder, files }) => `${folder}: ${files} files: at most ${FOLDER_FILES_MAX}, sort them into folders`,
    ),
  ];
}

function violationsOfComments(modules: readonly Module[]): string[] {
  const rooms = [...Map.groupBy(modules, ({ file }) => roomOf(file))];
  return rooms.flatMap(([room, members]) => {
    const { vagueDocs, perThousand } = dialectOf(members);
    const frequent = Object.entries(perThousand).filter(([, rate]) => rate > DIALECT_MAX);
    return [
      ...vagueDocs.map(
        ({ file, line, text }) =>
          `${file}:${line}: a docstring begins with a noun or a verb: ${text.split('\n')[0]}`,
      ),
      ...frequent.map(
        ([kind, rate]) =>
          `${room}: ${kind}: ${rate.toFixed(1)} in 1,000 words of comments, at most ${DIALECT_MAX}`,
      ),
    ];
  });
}

function violationsOfExports(modules: readonly Module[]): string[] {
  return unusedExports(modules).map(
    ({ file, line, name, remedy }) => `${file}:${line}: no module imports ${name}: ${remedy}`,
  );
}
