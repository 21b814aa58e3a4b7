import { openOldestChromiumTab } from '../../support/engines/chromium-tab.ts';
import { testInEngine } from '../../support/engines/engine-tests.ts';

testInEngine('Chromium 110', openOldestChromiumTab);
