import { readFileSync } from 'node:fs';
import type { Home } from './home';

let home: Home | undefined;

/** The data of every render, read once: what a framework costs is asked, not what a disk does. */
export function loadHome(): Home {
  home ??= JSON.parse(readFileSync(/* turbopackIgnore: true */ process.env.HOME_JSON ?? '', 'utf8')) as Home;
  return home;
}
