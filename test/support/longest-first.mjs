import Sequencer from '@jest/test-sequencer';

/**
 * Files that take long, the longest first. Jest knows how long a file took the last time; in a fresh clone it goes by the
 * file's size, and a short file that walks through the whole site would end alone, on one core.
 */
const LONG = [
  'docker/image',
  'e2e/every-page',
  'e2e/forms',
  'e2e/overlays',
  'e2e/navigation',
  'e2e/carousel',
  'e2e/quick-inquiry',
  'e2e/api-calls',
].map((name) => `/test/${name}.test.ts`);

function rank({ path }) {
  const place = LONG.findIndex((end) => path.replaceAll('\\', '/').endsWith(end));
  return place < 0 ? LONG.length : place;
}

/** Jest's order, with the long files before all others: no worker begins one when the other has nothing left. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
