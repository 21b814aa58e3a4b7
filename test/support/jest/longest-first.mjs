import Sequencer from '@jest/test-sequencer';

/**
 * Slow files, the slowest first, then the folders whose files start browsers and sites. Jest knows the
 * duration of a file's last run; in a fresh clone it goes by size, and a short file that walks through the
 * whole site would end last, alone on one core.
 */
const LONG = [
  '/test/docker/',
  '/test/claims/',
  '/test/e2e/layout/every-page-',
  '/test/server/processes/topology.',
  '/desk/client/form/all-forms.',
  '/test/server/content/live-content.',
  '/test/e2e/layout/page-kinds.',
  '/scripts/checks/linear-time.',
  '/test/e2e/',
  '/test/server/desk',
  '/corpus/checks/index.',
  '/corpus/corpus.test.ts',
  '/desk/server/repository/repository',
  '/test/render/',
  '/test/server/',
  '/test/',
];

function rank({ path }) {
  const file = path.replaceAll('\\', '/');
  const index = LONG.findIndex((part) => file.includes(part));
  return index < 0 ? LONG.length : index;
}

/** Jest's order with the slow files first, so that no worker starts one after the others have finished. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
