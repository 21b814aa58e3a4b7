// Before a site that draws is started without its build: pictures that a former image has made on the volume count as unfinished,
// so that the site makes what is missing (server/drawing.ts).
import { markUnfinished, staleOutputs } from './build-stamp.mjs';

if (staleOutputs().includes('media')) markUnfinished('media');
