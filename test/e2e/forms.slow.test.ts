import { FORM_JOURNEYS } from '../fixtures/form-journeys.ts';
import { testJourneys } from '../support/form-journey-tests.ts';
import { storingSite } from '../support/storing-site.ts';

testJourneys(
  storingSite(),
  // The one to sales goes out at every push.
  FORM_JOURNEYS.filter(({ path }) => path !== '/sales'),
);
