// The site from its source files, as `node --import ./server/instrument.ts server/index.ts` starts it. Left out of the built file.
import './instrument.ts';

await import('./index.ts');
