import { DESK_WALK, testPages } from '../support/page-tests.ts';
import { samplePaths } from '../support/sample-paths.ts';

testPages(samplePaths, DESK_WALK, { withoutScript: true });
