// What the browser needs to open another page: the client of the API with its schemas, and what old addresses mean. A
// document brings its own data along, so that none of this belongs to its first load.

export { browserApi, quietApi } from './api/browser-api.ts';
export { fetchHome, fetchPage } from './api/browser-pages.ts';
export { createLegacyMiddleware } from './lib/browser-paths.ts';
