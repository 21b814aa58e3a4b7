import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildOutput, staleOutputs } from '../../../scripts/setup/build-stamp.mjs';
import { FIXTURE_SETTINGS, OTHER_SETTINGS } from '../content/fixture-content.ts';
import { FIXTURE_CORPUS } from '../content/fixture-corpus.ts';

const MEDIA = 'scripts/build/build-media.ts';
/** Serialized for `fixtureCorpus`, next to the fixture's pictures: both have the same sources. */
const CORPUS = 'test/support/jest/serialize-fixture.ts';

/** Generates the pictures and documents of a content folder unless they exist. */
function makeMedia(settings, scripts) {
  const env = { ...process.env, ...settings };
  if (existsSync(FIXTURE_CORPUS) && !staleOutputs({ env }).includes('media')) return;
  const make = () => {
    for (const script of scripts) {
      const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit', env });
      if (status !== 0) throw new Error(`${settings.CONTENT_DIR} のファイルを作れませんでした`);
    }
  };
  buildOutput('media', make, { env });
}

/** Generates the media of every content folder of the tests. */
export function drawFixture() {
  makeMedia(FIXTURE_SETTINGS, [MEDIA, CORPUS]);
  makeMedia(OTHER_SETTINGS, [MEDIA]);
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
