import { testInEngine } from '../../support/engines/engine-tests.ts';
import { openWebKitTab } from '../../support/engines/webkit-tab.ts';

testInEngine('WebKit', openWebKitTab);
