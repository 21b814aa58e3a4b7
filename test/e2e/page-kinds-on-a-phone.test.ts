import { testOnAPhone } from '../support/phone-walk.ts';
import { pageOfEachKind } from '../support/sample-paths.ts';

testOnAPhone(pageOfEachKind);
