import { cpSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from './fixture-content.ts';

/** What the web server itself cannot start without, of the content folder. */
const SITE_FILES = ['site.yaml', 'navigation.yaml', 'home.yaml', 'theme.yaml', 'brand'];

/** Puts the fixture's own into `folder`, for a test that changes or adds something. */
export function copySiteFiles(folder: string): void {
  for (const name of SITE_FILES)
    cpSync(path.join(FIXTURE_CONTENT, name), path.join(folder, name), { recursive: true });
}
