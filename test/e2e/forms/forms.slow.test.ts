import { FORM_JOURNEYS } from '../../fixtures/form-journeys.ts';
import { testJourneys } from '../../support/requests/form-journey-tests.ts';
import { storingSite } from '../../support/sites/storing-site.ts';

testJourneys(
  storingSite(),
  // The journey to sales runs on every push.
  FORM_JOURNEYS.filter(({ path }) => path !== '/sales'),
);
