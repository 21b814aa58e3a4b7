// `npm run --silent sbom > sbom.json`: lists, as CycloneDX, the packages that the lockfile installs to run
// the site and those that the build bundles. `-- --installed` lists only the installed packages of the first
// group, as in the image. `npm sbom` omits packages that others of the list need, and knows no bundled ones.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const isInstalledAlone = process.argv.includes('--installed');
const isInstalled = (folder: string) => existsSync(path.join(ROOT, folder, 'package.json'));
const { name, version, packages } = JSON.parse(
  readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
) as {
  name: string;
  version: string;
  packages: Record<string, Locked>;
};

function component([folder, locked]: [string, Locked]) {
  const packageName = folder.split('node_modules/').at(-1) ?? '';
  const purl = `pkg:npm/${packageName.replace('@', '%40')}@${locked.version}`;
  const [, digest] = /^sha512-(\S+)$/.exec(locked.integrity ?? '') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name: packageName,
    version: locked.version,
    purl,
    ...(locked.license && { licenses: [{ expression: locked.license }] }),
    ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  };
}

/**
 * Packages that are part of the build, whichever package depends on them; the notices take them from the
 * build's source maps.
 */
const notices = readFileSync(path.join(ROOT, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
const built = new Set(
  [...notices.matchAll(/^(\S+) \(.+; [a-z, ]+\)$/gm)].map(([, named]) => `node_modules/${named}`),
);

const components = Object.entries(packages)
  .filter(([folder, { dev, devOptional }]) => {
    if (folder === '') return false;
    if (built.has(folder) && dev) return true;
    // Without the flag of npm it is unknown whether one that also serves development comes along.
    return !dev && (isInstalledAlone ? isInstalled(folder) : !devOptional);
  })
  .map(component);
const once = new Map(components.map((one) => [one.purl, one]));
const application = { type: 'application', 'bom-ref': `${name}@${version}`, name, version };
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: application },
  components: [...once.values()],
};
console.log(JSON.stringify(bom, null, 2));
