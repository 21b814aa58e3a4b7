// Entry of `npm start` and the image, bundled into one file with most of its packages (vite.config.ts): loading
// hundreds of small files takes longer than running them. Development and tests run the files of server/ themselves.
import './compile-cache.ts';
import './instrument.ts';

await import('./index.ts');
