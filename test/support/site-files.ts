import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from './fixture-content.ts';

/** What the web server itself cannot start without, of the content folder. */
const SITE_FILES = ['site.yaml', 'navigation.yaml', 'home.yaml', 'theme.yaml', 'brand'];

/** Links of the menus to pages of content/pages that no code knows. */
const LANDING_LINK = /^ *- \{ name: .*, path: \/(?:sear|rita) \}\n/gm;

/** Puts the fixture's own into `folder`, for a test that changes or adds something; its landing pages stay behind. */
export function copySiteFiles(folder: string): void {
  for (const name of SITE_FILES)
    cpSync(path.join(FIXTURE_CONTENT, name), path.join(folder, name), { recursive: true });
  const navigation = path.join(folder, 'navigation.yaml');
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace(LANDING_LINK, ''));
}
