import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, isBuiltFrom, sourcesHash, stampIs } from '../../scripts/build-stamp.mjs';
import { FIXTURE_CONTENT, FIXTURE_MEDIA, FIXTURE_SETTINGS } from './fixture-content.ts';

/** What the fixture's pictures and documents are made from. */
const MEDIA_SOURCES = ['media', 'shared', 'server/content', 'scripts/build-media.ts', 'package-lock.json'];
const STAMP = path.join(FIXTURE_MEDIA, '.made-from');

/** Draws the fixture's pictures and documents, unless they are there. */
function drawFixture() {
  const hash = hashOf([...MEDIA_SOURCES, FIXTURE_CONTENT]);
  if (stampIs(STAMP, hash)) return;
  const env = { ...process.env, ...FIXTURE_SETTINGS };
  const { status } = spawnSync(process.execPath, ['scripts/build-media.ts'], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('test/fixtures/content のファイルを作れませんでした');
  mkdirSync(FIXTURE_MEDIA, { recursive: true });
  writeFileSync(STAMP, hash);
}

/** Jest's global setup: the suites below test/ run against dist/, and say so when it is older than the sources. */
export default function makeReady() {
  drawFixture();
  if (!isBuiltFrom(sourcesHash()))
    process.stderr.write(
      'dist/ は今のソースのビルドではありません。test/ のテストの前に npm run build を実行してください。\n',
    );
}
