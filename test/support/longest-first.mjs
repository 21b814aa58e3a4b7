import Sequencer from '@jest/test-sequencer';

/**
 * Files that take long, the longest first, then the folders whose files start browsers and sites. Jest knows how long a
 * file took the last time; in a fresh clone it goes by the file's size, and a short file that walks through the whole site
 * would end alone, on one core.
 */
const LONG = [
  '/test/e2e/every-page-',
  '/test/e2e/page-kinds-',
  '/test/e2e/forms.test.ts',
  '/test/e2e/overlays.test.ts',
  '/test/e2e/monitoring.slow.test.ts',
  '/test/e2e/navigation.test.ts',
  '/test/e2e/form-sending.test.ts',
  '/test/e2e/carousel.test.ts',
  '/test/e2e/quick-inquiry.test.ts',
  '/test/e2e/api-calls.test.ts',
  '/test/docker/',
  '/test/server/topology.',
  '/test/server/live-content.test.ts',
  '/test/server/desk.test.ts',
  '/test/e2e/',
  '/test/render/fault-matrix.slow.test.ts',
  '/test/render/links.slow.test.ts',
  '/test/server/upstream-addresses.slow.test.ts',
  '/test/server/open-redirects.slow.test.ts',
  '/test/server/submissions.test.ts',
  '/test/server/process.slow.test.ts',
  '/test/render/html.slow.test.ts',
  '/server/desk/repository',
  '/media/photos/import-picture.slow.test.ts',
  '/test/render/',
  '/test/server/',
  '/test/',
];

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
