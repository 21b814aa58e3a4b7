import { createApi } from '../../shared/api/client.ts';
import { browserTransport } from './browser-transport.ts';
import { notifyFailure } from './failures.ts';
import { keepResponses } from './kept-responses.ts';
import { solutionNames } from './solution-names.ts';

const { ahead, transport } = keepResponses(browserTransport);

/** The browser's client of /api: for the loaders of pages, and for what a component asks for after the page is there. */
export const browserApi = createApi(transport, { onFailure: notifyFailure, solutionNames });

/** Asks ahead, for a page that the visitor may never open: a refusal is told when they do. */
export const quietApi = createApi(ahead, { solutionNames });
