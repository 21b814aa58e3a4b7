import { createApi } from '../../records/client.ts';
import { browserTransport } from './browser-transport.ts';
import { notifyFailure } from './failures.ts';
import { keepResponses } from './kept-responses.ts';
import { solutionNames } from './solution-names.ts';

const { ahead, transport } = keepResponses(browserTransport);

/** API client of the browser, for loaders of pages and for components after the page has loaded. */
export const browserApi = createApi(transport, { onFailure: notifyFailure, solutionNames });

/** API client for prefetching. It reports no failures, because the visitor may never open the page. */
export const quietApi = createApi(ahead, { solutionNames });
