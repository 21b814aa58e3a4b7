import { testInEngine } from '../../support/engines/engine-tests.ts';
import { openFirefoxTab } from '../../support/engines/firefox-tab.ts';

testInEngine('Firefox', openFirefoxTab);
