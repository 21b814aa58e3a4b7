// What `npm start` and the image run, built into one file with most of its packages (vite.config.ts): hundreds of small files
// cost a start more than all they do. Development and tests run the files of server/ themselves.
import './compile-cache.ts';
import './instrument.ts';

await import('./index.ts');
