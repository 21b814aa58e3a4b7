import { samplePaths } from '../../support/content/sample-paths.ts';
import { DESK_WALK, testPages } from '../../support/requests/page-tests.ts';

testPages(samplePaths, DESK_WALK, { withoutScript: true });
