import { pageOfEachKind } from '../../support/content/sample-paths.ts';
import { SHORT_WALK, testPages } from '../../support/requests/page-tests.ts';

testPages(pageOfEachKind, SHORT_WALK);
