import { spawnSync } from 'node:child_process';
import { buildOutput, staleOutputs } from '../../scripts/build-stamp.mjs';
import { FIXTURE_SETTINGS } from './fixture-content.ts';

const env = { ...process.env, ...FIXTURE_SETTINGS };

/** Draws the fixture's pictures and documents, unless they are there. */
export function drawFixture() {
  if (!staleOutputs({ env }).includes('media')) return;
  const draw = () => {
    const { status } = spawnSync(process.execPath, ['scripts/build-media.ts'], { stdio: 'inherit', env });
    if (status !== 0) throw new Error('test/fixtures/content のファイルを作れませんでした');
  };
  buildOutput('media', draw, { env });
}

/** Jest's global setup: the suites below test/ run against dist/, and say so when it is older than the sources. */
export default function makeReady() {
  drawFixture();
  if (staleOutputs().length > 0)
    process.stderr.write(
      'dist/ は今のソースのビルドではありません。test/ のテストの前に npm run build を実行してください。\n',
    );
}
