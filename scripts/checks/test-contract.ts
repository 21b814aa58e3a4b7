// `npm run test:contract`: requests every call of the API and compares the responses with the contract
// (records/contract.ts). BASE_URL=https://… tests another back end instead of the embedded content
// service, CONTRACT_LEVEL=minimum only the calls that every back end needs. docs/back-end.md explains the
// levels.
import { listenContent } from '../../server/content/process/listen.ts';
import { readSettings } from '../../server/settings/settings.ts';
import {
  type ContractOutcome,
  LEVELS,
  type Level,
  runContractSuite,
} from '../../test/support/requests/contract-suite.ts';

async function embedded() {
  const { CONTENT_DIR: contentDir, MEDIA_DIR: mediaDir } = readSettings();
  const service = await listenContent({
    contentDir,
    mediaDir,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
  });
  return { origin: `http://127.0.0.1:${service.port}`, close: service.close };
}

function lineOf({ call, problems, skipped }: ContractOutcome): string {
  if (skipped) return `skip ${call}: ${skipped}`;
  return problems.length === 0 ? `ok   ${call}` : `FAIL ${call}\n       ${problems.join('\n       ')}`;
}

function summaryOf(level: Level, outcomes: ContractOutcome[]): string {
  const own = outcomes.filter((outcome) => outcome.level === level);
  const skipped = own.filter((outcome) => outcome.skipped).length;
  const failed = own.filter(({ problems }) => problems.length > 0).length;
  return `${level}: ${own.length - skipped - failed} passed, ${failed} failed, ${skipped} skipped`;
}

const isOther = process.env.BASE_URL !== undefined;
const wanted = LEVELS.find((level) => level === (process.env.CONTRACT_LEVEL ?? 'full'));
if (!wanted) {
  console.error(`CONTRACT_LEVEL は ${LEVELS.join(' または ')} を指定してください`);
  process.exit(1);
}
const target = process.env.BASE_URL
  ? { origin: process.env.BASE_URL.replace(/\/$/, ''), close: async () => {} }
  : await embedded();
const outcomes = await runContractSuite(target.origin, wanted);
await target.close();
for (const outcome of outcomes) console.log(lineOf(outcome));
const levels = LEVELS.slice(0, LEVELS.indexOf(wanted) + 1);
console.log(`\n${levels.map((level) => summaryOf(level, outcomes)).join('\n')}`);
// The embedded service must implement every call; only other back ends may skip some.
const isKept = outcomes.every(({ problems, skipped }) => problems.length === 0 && (isOther || !skipped));
process.exitCode = isKept ? 0 : 1;
