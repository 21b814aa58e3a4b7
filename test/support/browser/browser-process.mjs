// Runs the browser of one Jest worker in a separate process, so that it outlives the test files that connect
// to it. Sends the browser's address to the parent process, and exits with it.
import { chromium } from 'playwright-core';
import { launchOptions } from './browser-options.mjs';

process.on('disconnect', () => process.exit());

async function launch() {
  try {
    return await chromium.launchServer(launchOptions());
  } catch (error) {
    // In rare cases the browser crashes before it has read its arguments.
    console.error(`the browser did not start and is started once more: ${error.message}`);
    return await chromium.launchServer(launchOptions());
  }
}

const server = await launch();
server.on('close', () => process.exit(1));
process.send({ endpoint: server.wsEndpoint() });
