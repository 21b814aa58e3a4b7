import Sequencer from '@jest/test-sequencer';

/**
 * Files that take long, the longest first, then the folders whose files start browsers and sites. Jest knows how long a
 * file took the last time; in a fresh clone it goes by the file's size, and a short file that walks through the whole site
 * would end alone, on one core.
 */
const LONG = [
  '/test/docker/',
  '/test/e2e/every-page-',
  '/test/server/topology.',
  '/client/desk/form/all-forms.',
  '/test/server/live-content.',
  '/test/e2e/page-kinds.',
  '/test/e2e/desk.',
  '/scripts/linear-time.',
  '/test/e2e/',
  '/test/server/desk',
  '/corpus/checks/index.',
  '/corpus/corpus.test.ts',
  '/server/desk/repository',
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
