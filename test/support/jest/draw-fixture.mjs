// Generates the fixture's pictures and documents unless they exist; `npm test` runs it concurrently with its
// checks.
import { drawFixture } from './make-ready.mjs';

drawFixture();
