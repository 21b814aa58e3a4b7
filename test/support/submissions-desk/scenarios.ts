import type { DatabasePlace } from '../../../server/content/store/database.ts';
import { testChanging } from './changing.ts';
import { testReading } from './reading.ts';

/** What the desk does with submissions, over every database. `newPlace` gives an empty one. */
export function testSubmissionsDesk(newPlace: () => Promise<DatabasePlace>): void {
  testReading(newPlace);
  testChanging(newPlace);
}
