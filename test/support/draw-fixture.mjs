// Draws the fixture's pictures and documents, unless they are there: `npm test` does it beside its checks.
import { drawFixture } from './make-ready.mjs';

drawFixture();
