import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from './fixture-content.ts';

/** Files of the content folder without which the web server cannot start. */
const SITE_FILES = ['site.yaml', 'navigation.yaml', 'home.yaml', 'theme.yaml', 'brand'];

/** Menu links to pages of content/pages that code does not know. */
const LANDING_LINK = /^ *- \{ name: .*, path: \/(?:sear|rita) \}\n/gm;

/**
 * Copies the fixture's files into `folder`, for a test that changes or adds some; its landing pages are left
 * out.
 */
export function copySiteFiles(folder: string): void {
  for (const name of SITE_FILES)
    cpSync(path.join(FIXTURE_CONTENT, name), path.join(folder, name), { recursive: true });
  const navigation = path.join(folder, 'navigation.yaml');
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace(LANDING_LINK, ''));
}
