import { readFileSync } from 'node:fs';
import type { Home } from './home';

let home: Home | undefined;

/** Data of every render, read once, so that the disk does not count. */
export function loadHome(): Home {
  home ??= JSON.parse(readFileSync(/* turbopackIgnore: true */ process.env.HOME_JSON ?? '', 'utf8')) as Home;
  return home;
}
