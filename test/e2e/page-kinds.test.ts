import { SHORT_WALK, testPages } from '../support/page-tests.ts';
import { pageOfEachKind } from '../support/sample-paths.ts';

testPages(pageOfEachKind, SHORT_WALK);
