// Runs before a site that generates media starts without a build: pictures that a former image has left on
// the volume are marked as unfinished, so that the site generates the missing ones (server/drawing.ts).
import { markUnfinished, staleOutputs } from './build-stamp.mjs';

if (staleOutputs().includes('media')) markUnfinished('media');
