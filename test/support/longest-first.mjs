import Sequencer from '@jest/test-sequencer';

/**
 * Files that take long, the longest first, then the folders whose files start browsers and sites. Jest knows how long a
 * file took the last time; in a fresh clone it goes by the file's size, and a short file that walks through the whole site
 * would end alone, on one core.
 */
const LONG = [
  'e2e/every-page-',
  'e2e/forms.test.ts',
  'e2e/overlays.test.ts',
  'e2e/monitoring.test.ts',
  'e2e/navigation.test.ts',
  'e2e/form-sending.test.ts',
  'e2e/carousel.test.ts',
  'e2e/quick-inquiry.test.ts',
  'e2e/api-calls.test.ts',
  'docker/',
  'server/topology.test.ts',
  'e2e/',
  'render/fault-matrix.test.ts',
  'render/links.test.ts',
  'server/upstream-addresses.test.ts',
  'server/open-redirects.test.ts',
  'server/submissions.test.ts',
  'server/process.test.ts',
  'render/html.test.ts',
  'render/',
  'server/',
  '',
].map((name) => `/test/${name}`);

function rank({ path }) {
  const file = path.replaceAll('\\', '/');
  const index = LONG.findIndex((part) => file.includes(part));
  return index < 0 ? LONG.length : index;
}

/** Jest's order, with the long files before all others: no worker begins one when the other has nothing left. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
