// The browser of one Jest worker, in a process of its own: it outlives the test files that connect to it. Sends the address
// of the running browser to its parent, and ends with it.
import { chromium } from 'playwright-core';
import { launchOptions } from './browser-options.mjs';

process.on('disconnect', () => process.exit());

async function launch() {
  try {
    return await chromium.launchServer(launchOptions());
  } catch (error) {
    // Rarely, the browser crashes before it has read its arguments.
    console.error(`the browser did not start and is started once more: ${error.message}`);
    return await chromium.launchServer(launchOptions());
  }
}

const server = await launch();
server.on('close', () => process.exit(1));
process.send({ endpoint: server.wsEndpoint() });
