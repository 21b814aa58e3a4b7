// `npm run test:contract`: asks every call of the API and holds the answers to the contract (shared/api/contract.ts).
// BASE_URL=https://… asks another upstream instead of the embedded content service.
import path from 'node:path';
import { listenContent } from '../server/content/listen.ts';
import { runContractSuite } from '../test/support/contract-suite.ts';

async function embedded() {
  const contentDir = path.resolve(import.meta.dirname, '../content');
  const service = await listenContent({ contentDir, host: '127.0.0.1', port: 0, logLevel: 'silent' });
  return { origin: `http://127.0.0.1:${service.port}`, close: service.close };
}

const target = process.env.BASE_URL
  ? { origin: process.env.BASE_URL, close: async () => {} }
  : await embedded();
const outcomes = await runContractSuite(target.origin);
await target.close();
for (const { call, problems } of outcomes) {
  console.log(problems.length === 0 ? `ok   ${call}` : `FAIL ${call}\n       ${problems.join('\n       ')}`);
}
const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
