import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a regular browser, as visitors use it: `CHROMIUM_PATH` or an installed one. Throws when there is
 * none.
 */
export function browserPath(): string {
  const found = process.env.CHROMIUM_PATH ?? PLACES.find((file) => existsSync(file));
  if (!found) throw new Error('No browser: install Chromium or say in CHROMIUM_PATH where it is.');
  return found;
}
