import { testDelivery } from './delivery.ts';
import type { NewPlace } from './fixtures.ts';
import { testRetention } from './retention.ts';
import { testSearchCounts } from './search-counts.ts';
import { testSubmissions } from './submissions.ts';
import { testVerifyCodes } from './verify-codes.ts';

/** Tests that every database must pass. */
export function testStore(newPlace: NewPlace): void {
  testSubmissions(newPlace);
  testDelivery(newPlace);
  testRetention(newPlace);
  testSearchCounts(newPlace);
  testVerifyCodes(newPlace);
}
