import type { DatabasePlace } from '../../../server/content/store/database.ts';
import { testChanging } from './changing.ts';
import { testReading } from './reading.ts';

/** Tests submissions in the desk with each database. `newPlace` creates an empty one. */
export function testSubmissionsDesk(newPlace: () => Promise<DatabasePlace>): void {
  testReading(newPlace);
  testChanging(newPlace);
}
