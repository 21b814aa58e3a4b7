// Code for navigations in the browser: the API client with its schemas, and the resolver of old addresses. A document
// contains its own data, so this code is not part of its first load.

export { browserApi, quietApi } from './api/browser-api.ts';
export { fetchHome, fetchPage } from './api/browser-pages.ts';
export { createLegacyMiddleware } from './lib/loading/browser-paths.ts';
