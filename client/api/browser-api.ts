import { createApi } from './api.ts';
import { browserTransport } from './browser-transport.ts';

/** For what a component asks for after the page is there (menus, suggestions, forms); pages' loaders use `apiOf`. */
export const browserApi = createApi(browserTransport);
