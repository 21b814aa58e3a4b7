import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DIST, ROOT } from '../../support/content/folders.ts';

type Case = [file: string, specifier: string];

const FORBIDDEN: Case[] = [
  ['shared/a.ts', '../server/settings/settings.ts'],
  ['shared/a.ts', '../client/routes.tsx'],
  ['shared/a.ts', 'node:fs'],
  ['shared/a.ts', 'react'],
  ['client/lib/a.ts', '../../server/settings/settings.ts'],
  ['client/lib/a.ts', 'node:fs'],
  ['client/lib/a.ts', '../../test/support/sites/site.ts'],
  ['server/render/a.ts', '../../client/routes.tsx'],
  ['server/render/a.ts', 'react'],
  ['server/render/a.ts', '../../scripts/checks/browser.ts'],
  ['server/render/a.ts', 'node:child_process'],
  ['server/content/views/a.ts', '../../../media/pictures.ts'],
  ['client/lib/a.ts', '../../media/pictures.ts'],
  ['client/entry.server.tsx', '../media/pictures.ts'],
  ['client/lib/a.ts', '../features/forms/types.ts'],
  ['client/components/page/a.ts', '../../layout/site-layout.tsx'],
  ['client/layout/header/a.ts', '../../routes/root.tsx'],
  ['client/features/products/a.ts', '../../routes/products/product.tsx'],
  ['client/features/products/a.ts', '../../layout/site-layout.tsx'],
  ['client/features/products/a.ts', '../search/marked.tsx'],
  ['client/features/products/overview/a.ts', '../../search/marked.tsx'],
  ['client/features/products/overview/a.ts', '../../selection/thing.ts'],
  ['desk/client/editor/a.ts', '../../../client/features/forms/types.ts'],
  ['desk/client/editor/a.ts', '../../../client/components/link.tsx'],
  ['desk/client/a.ts', '../../server/settings/settings.ts'],
  ['desk/client/a.ts', '../server/settings/settings.ts'],
  ['desk/client/a.ts', '../editing/edit-yaml.ts'],
  ['desk/client/a.ts', '../../corpus/corpus.ts'],
  ['desk/client/a.ts', '../../media/pictures.ts'],
  ['desk/client/a.ts', 'node:fs'],
  ['desk/client/a.ts', '../../test/support/sites/site.ts'],
  ['desk/server/a.ts', '../../server/app.ts'],
  ['desk/server/daily/a.ts', '../../../server/render/page.ts'],
  ['desk/server/daily/a.ts', '../../../server/content/app.ts'],
  ['desk/server/a.ts', '../../server/middleware/limits/rate-limits.ts'],
  ['desk/server/a.ts', '../client/router.tsx'],
  ['desk/server/a.ts', '../../client/routes.tsx'],
  ['desk/server/a.ts', '../guide/guide.ts'],
  ['desk/server/a.ts', '../../media/pictures.ts'],
  ['desk/server/a.ts', 'react'],
  ['desk/server/a.ts', 'node:child_process'],
  ['desk/server/a.ts', '../../scripts/checks/browser.ts'],
  ['desk/shared/a.ts', '../client/router.tsx'],
  ['desk/shared/a.ts', '../server/settings/settings.ts'],
  ['desk/shared/a.ts', '../editing/edit-yaml.ts'],
  ['desk/shared/a.ts', '../../corpus/corpus.ts'],
  ['desk/shared/a.ts', 'node:fs'],
  ['desk/shared/a.ts', 'react'],
  ['desk/editing/a.ts', '../server/settings/settings.ts'],
  ['desk/editing/a.ts', '../../server/settings/settings.ts'],
  ['desk/guide/a.ts', '../../media/pictures.ts'],
  ['desk/guide/a.ts', '../client/router.tsx'],
  ['server/a.ts', '../desk/server/main.ts'],
  ['server/a.ts', '../desk/server/repository/git.ts'],
  ['server/a.ts', '../desk/shared/api.ts'],
  ['server/development/a.ts', '../../desk/server/main.ts'],
  ['client/lib/a.ts', '../../desk/shared/api.ts'],
  ['client/routes/a.ts', '../../desk/client/router.tsx'],
  ['client/layout/a.ts', '../../desk/shared/api.ts'],
  ['client/features/products/a.ts', '../../../desk/shared/api.ts'],
  ['client/entry.server.tsx', '../desk/shared/api.ts'],
  ['shared/a.ts', '../desk/shared/api.ts'],
  ['corpus/a.ts', '../desk/editing/edit-yaml.ts'],
  ['media/a.ts', '../desk/server/main.ts'],
  ['shared/a.ts', '../media/pictures.ts'],
  ['media/a.ts', '../server/settings/settings.ts'],
  ['media/scenes/a.ts', '../../server/content/app.ts'],
  ['corpus/a.ts', '../server/settings/settings.ts'],
  ['corpus/schema/a.ts', '../../media/pictures.ts'],
  ['corpus/a.ts', '../client/routes.tsx'],
  ['corpus/a.ts', 'express'],
  ['shared/a.ts', '../corpus/corpus.ts'],
  ['client/lib/a.ts', '../../corpus/corpus.ts'],
  ['client/entry.server.tsx', '../corpus/corpus.ts'],
  ['media/a.ts', '../client/routes.tsx'],
  ['shared/a.ts', '../records/career/wire.ts'],
  ['client/lib/a.ts', '../../records/career/record.ts'],
  ['client/lib/a.ts', '../../records/career/serve.ts'],
  ['client/routes/a.ts', '../../records/career/serve.ts'],
  ['client/features/products/a.ts', '../../../records/served.ts'],
  ['client/entry.server.tsx', '../records/kinds.ts'],
  ['corpus/a.ts', '../records/career/serve.ts'],
  ['media/a.ts', '../records/served.ts'],
  ['records/career/record.ts', '../../corpus/specification/compile.ts'],
  ['records/career/record.ts', './serve.ts'],
  ['records/career/wire.ts', './record.ts'],
  ['records/career/wire.ts', '../fields.ts'],
  ['records/case/card.ts', '../configuration.ts'],
  ['records/career/wire.ts', '../../server/content/serve.ts'],
  ['records/client.ts', './served.ts'],
  ['records/methods/a.ts', '../career/record.ts'],
  ['records/career/serve.ts', '../../client/routes/company/career.tsx'],
  ['records/kind.ts', 'node:fs'],
  ['media/a.ts', '../scripts/checks/browser.ts'],
];

/** Features that any other feature may import. */
const SHARED_FEATURES = ['forms', 'text-page'];

/** Cases of all features: a rule must cover each, so that a new feature is not forgotten. */
const FEATURES: Case[] = readdirSync(path.join(ROOT, 'client/features'))
  .filter((name) => !SHARED_FEATURES.includes(name))
  .map((name) => ['client/features/other/a.ts', `../${name}/thing.ts`]);

const ALLOWED: Case[] = [
  ['client/lib/b.ts', '../../shared/constants.ts'],
  ['server/render/b.ts', '../../shared/constants.ts'],
  ['server/render/b.ts', 'node:fs'],
  ['client/lib/b.ts', 'react-router'],
  ['media/scenes/b.ts', '../../corpus/specification/compile.ts'],
  ['server/content/b.ts', '../../corpus/corpus.ts'],
  ['corpus/b.ts', 'node:fs'],
  ['client/layout/b.ts', '../features/overlays/overlays.tsx'],
  ['client/features/products/b.ts', '../../components/tag.tsx'],
  ['client/features/products/b.ts', '../forms/types.ts'],
  ['client/features/products/overview/b.ts', '../thumbs.ts'],
  ['media/b.ts', 'node:fs'],
  ['client/routes/b.ts', '../../records/career/wire.ts'],
  ['client/routes/b.ts', '../../records/webinar/page.ts'],
  ['client/lib/b.ts', '../../records/client.ts'],
  ['corpus/b.ts', '../records/kinds.ts'],
  ['server/content/b.ts', '../../records/served.ts'],
  ['records/partner/record.ts', '../fields.ts'],
  ['records/partner/wire.ts', '../../shared/api/call.ts'],
  ['records/case/wire.ts', '../../shared/api/configuration.ts'],
  ['records/methods/b.ts', '../partner/wire.ts'],
  ['records/partner/serve.ts', '../../server/content/serve.ts'],
  ['server/development/b.ts', '../../media/pictures.ts'],
  ['scripts/b.ts', '../media/build.ts'],
  ['scripts/b.ts', '../desk/server/settings.ts'],
  ['server/b.ts', '../desk/server/open-desk.ts'],
  ['server/b.ts', '../desk/server/settings.ts'],
  ['desk/client/editor/b.ts', '../../shared/api.ts'],
  ['desk/client/editor/b.ts', '../../../shared/group-by.ts'],
  ['desk/client/editor/b.ts', 'react'],
  ['desk/server/b.ts', '../../server/monitoring/logger.ts'],
  ['desk/server/daily/b.ts', '../../../server/content/store/database.ts'],
  ['desk/server/daily/b.ts', '../../../server/middleware/pages/http-error.ts'],
  ['desk/server/drafts/b.ts', '../../../corpus/corpus.ts'],
  ['desk/server/drafts/b.ts', '../../editing/edit-yaml.ts'],
  ['desk/server/drafts/b.ts', '../../shared/api.ts'],
  ['desk/shared/b.ts', '../../shared/constants.ts'],
  ['desk/editing/b.ts', '../../corpus/yaml.ts'],
  ['desk/guide/b.ts', '../../corpus/kinds/kinds.ts'],
  ['desk/guide/b.ts', 'node:fs'],
];

let tree: string;
let refused: string[];

beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'directions-'));
  const rules = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(path.join(tree, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  refused = lint([...FORBIDDEN, ...FEATURES, ...ALLOWED]);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Imports that the project's lint rules reject, each as `file specifier`. */
function lint(cases: Case[]): string[] {
  const imports = Map.groupBy(cases, ([file]) => file);
  for (const [file, ofFile] of imports) {
    const target = path.join(tree, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const names = ofFile.map((_, index) => `thing${index}`);
    const lines = ofFile.map(([, specifier], index) => `import { ${names[index]} } from '${specifier}';`);
    writeFileSync(target, [...lines, '', `export const kept = [${names}];`, ''].join('\n'));
  }
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'lint', '--only=style/noRestrictedImports'];
  const folders = new Set(cases.map(([file]) => file.split('/')[0] ?? ''));
  const { stdout } = spawnSync(
    process.execPath,
    [...biome, '--reporter=json', '--max-diagnostics=none', ...folders],
    { cwd: tree, encoding: 'utf8' },
  );
  const { summary, diagnostics } = JSON.parse(stdout) as {
    summary: { unchanged: number };
    diagnostics: { location: { path: string; start: { line: number } } }[];
  };
  expect(summary.unchanged).toBe(imports.size);
  return diagnostics.map(
    ({ location: { path: file, start } }) => `${file} ${imports.get(file)?.[start.line - 1]?.[1]}`,
  );
}

test.each([...FORBIDDEN, ...FEATURES])('%s may not import %s', (file, specifier) => {
  expect(refused).toContain(`${file} ${specifier}`);
});

test.each(ALLOWED)('%s may import %s', (file, specifier) => {
  expect(refused).not.toContain(`${file} ${specifier}`);
});

test("the check of operators' redirects, which runs at start, is in no browser script", () => {
  const name = "'PathTableError'";
  expect(readFileSync(path.join(ROOT, 'shared/paths/table-check.ts'), 'utf8')).toContain(name);
  const assets = path.join(DIST, 'client/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const carrying = scripts.filter((file) =>
    readFileSync(path.join(assets, file), 'utf8').includes(name.slice(1, -1)),
  );
  expect(carrying).toEqual([]);
});
