// Plain JavaScript: setup.mjs runs on Node 20 before anything is installed.
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Deletes files that were last written before a given time. A build writes all of its files, so older ones
 * belong to former builds.
 *
 * @param {string} folder
 * @param {number} before
 */
export function removeOldFiles(folder, before) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isFile() && statSync(file).mtimeMs < before) rmSync(file);
  }
}
