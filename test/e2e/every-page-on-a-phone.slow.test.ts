import { testOnAPhone } from '../support/phone-walk.ts';
import { samplePaths } from '../support/sample-paths.ts';

testOnAPhone(samplePaths);
