import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { forbiddenPackages, NOTICES_FILE, thirdPartyNotices } from '../../../scripts/notices/notices.ts';
import { shippedPackages } from '../../../scripts/notices/packages.ts';
import { ROOT } from '../../support/content/folders.ts';
import { read } from '../../support/content/repository-files.ts';

test('the third-party notices are those of the built and installed packages, and every licence is allowed', () => {
  expect(forbiddenPackages(ROOT)).toEqual([]);
  const written = read(NOTICES_FILE);
  const changed = thirdPartyNotices(ROOT)
    .split('\n')
    .filter((line) => !written.includes(line));
  expect({ changed, remedy: 'npm run notices' }).toEqual({ changed: [], remedy: 'npm run notices' });
  expect(thirdPartyNotices(ROOT) === written).toBe(true);
});

test('the bill of materials lists exactly the packages that run the site and those in its scripts', () => {
  const sbom = JSON.parse(
    execFileSync(process.execPath, ['scripts/build/sbom.ts'], { cwd: ROOT, encoding: 'utf8' }),
  );
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX' });
  const react = sbom.components.find(({ name }: { name: string }) => name === 'react');
  expect(react).toMatchObject({
    licenses: [{ expression: 'MIT' }],
    hashes: [{ content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>;
  };
  const shipped = new Set(shippedPackages(ROOT).map(({ folder }) => folder));
  const locked = Object.entries(packages)
    .filter(
      ([folder, { dev, devOptional }]) => folder !== '' && ((!dev && !devOptional) || shipped.has(folder)),
    )
    .map(([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`);
  const listed = sbom.components.map(({ purl }: { purl: string }) =>
    decodeURIComponent(purl).replace('pkg:npm/', ''),
  );
  expect(listed.sort()).toEqual([...new Set(locked)].sort());
});
