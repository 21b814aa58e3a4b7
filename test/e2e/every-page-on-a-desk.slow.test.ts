import { testOnADesk } from '../support/desk-walk.ts';
import { samplePaths } from '../support/sample-paths.ts';

testOnADesk(samplePaths);
