import { testOnADesk } from '../support/desk-walk.ts';
import { pageOfEachKind } from '../support/sample-paths.ts';

testOnADesk(pageOfEachKind);
