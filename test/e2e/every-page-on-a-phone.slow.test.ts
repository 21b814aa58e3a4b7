import { PHONE_WALK, testPages } from '../support/page-tests.ts';
import { samplePaths } from '../support/sample-paths.ts';

testPages(samplePaths, PHONE_WALK);
