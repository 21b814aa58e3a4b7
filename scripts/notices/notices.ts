import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ShippedPackage, shippedPackages } from './packages.ts';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** Licences under which the site can be sold, changed and run without publishing its source. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]);

/** Returns whether an SPDX expression without nested parentheses can be met by allowed licences alone. */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
const LICENCE_SECTION = /^#+ *licen[cs]e\s*\n+([\s\S]*)/im;
const WIDTH = 100;

function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** Licence texts of a package; without any, a line from its metadata. */
function licenceTexts(root: string, { folder, licence }: ShippedPackage): string[] {
  const here = path.join(root, folder);
  const files = readdirSync(here).sort();
  const texts = files
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => readFileSync(path.join(here, name), 'utf8'));
  if (texts.length > 0) return texts.map(tidy);
  const readme = files.find((name) => /^readme/i.test(name));
  const section = readme && LICENCE_SECTION.exec(readFileSync(path.join(here, readme), 'utf8'))?.[1];
  if (section && /copyright/i.test(section)) return [tidy(section)];
  const { author } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  return [`Licence ${licence}. Author: ${author?.name ?? author ?? 'not named in the package'}.`];
}

/** Wraps names into lines of a readable length. */
function wrap(names: string[]): string {
  return names.join(', ').replace(new RegExp(`(.{1,${WIDTH}})(?: |$)`, 'g'), (_, line) => `${line.trim()}\n`);
}

const RULE = '='.repeat(WIDTH);

/** Lines for the packages; a package may occur in several versions, each for another destination. */
function packageLines(packages: ShippedPackage[]): string[] {
  const byName = Map.groupBy(packages, ({ name }) => name);
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, versions]) => {
      const licences = new Set(versions.map(({ licence }) => licence));
      const destinations = new Set(versions.flatMap((version) => version.destinations));
      return `${name} (${[...licences].join(', ')}; ${[...destinations].sort().join(', ')})`;
    });
}

/**
 * Notices of all shipped packages, without versions, so that an update changes them only when a licence text
 * changes.
 */
export function thirdPartyNotices(root: string): string {
  const packages = shippedPackages(root);
  const namesByText = new Map<string, Set<string>>();
  for (const shipped of packages) {
    for (const text of licenceTexts(root, shipped)) {
      namesByText.getOrInsertComputed(text, () => new Set()).add(shipped.name);
    }
  }
  const texts = [...namesByText].map(([text, names]) => `${RULE}\n${wrap([...names])}\n${text}\n`);
  return `Third-party notices

Packages that are sent to browsers, run on the server, or have left letters, styles or records in
files of the build, each with its licence. Written by "npm run notices"; not edited by hand.

${packageLines(packages).join('\n')}

${texts.join('\n')}`;
}

/** Shipped packages whose licence is not among the allowed ones. */
export function forbiddenPackages(root: string): string[] {
  return shippedPackages(root)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
}
