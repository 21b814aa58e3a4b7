import { samplePaths } from '../../support/content/sample-paths.ts';
import { PHONE_WALK, testPages } from '../../support/requests/page-tests.ts';

testPages(samplePaths, PHONE_WALK);
