import { spawnSync } from 'node:child_process';
import { buildOutput, staleOutputs } from '../../../scripts/setup/build-stamp.mjs';
import { FIXTURE_SETTINGS, OTHER_SETTINGS } from '../content/fixture-content.ts';

/** Generates the pictures and documents of a content folder unless they exist. */
function makeMedia(settings) {
  const env = { ...process.env, ...settings };
  if (!staleOutputs({ env }).includes('media')) return;
  const draw = () => {
    const { status } = spawnSync(process.execPath, ['scripts/build/build-media.ts'], {
      stdio: 'inherit',
      env,
    });
    if (status !== 0) throw new Error(`${settings.CONTENT_DIR} のファイルを作れませんでした`);
  };
  buildOutput('media', draw, { env });
}

/** Generates the media of every content folder of the tests. */
export function drawFixture() {
  for (const settings of [FIXTURE_SETTINGS, OTHER_SETTINGS]) makeMedia(settings);
}

/**
 * Jest's global setup: the suites below test/ run against dist/, and warn when it is older than the sources.
 */
export default function makeReady() {
  drawFixture();
  // Only the slow lane reads the media of content/.
  if (staleOutputs().some((name) => name !== 'media'))
    process.stderr.write(
      'dist/ は今のソースのビルドではありません。test/ のテストの前に npm run build を実行してください。\n',
    );
}
