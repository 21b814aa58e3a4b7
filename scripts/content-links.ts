// `npm run content:links`: lists broken and redirected links of the content, pages without incoming links,
// and linked addresses of other sites. `-- --external` requests those over the network; `-- --json` is for
// programs. Fails when a link is broken.
import type { LinkReport } from '../corpus/checks/links/link-report.ts';
import { readLinkReport } from '../corpus/checks/links/read-links.ts';
import { ContentError } from '../corpus/corpus.ts';
import { describeProblems } from '../corpus/problems/report.ts';
import { type AskedAddress, askAddresses } from '../desk/server/outside-links/ask-addresses.ts';
import { readSettings } from '../server/settings/settings.ts';

const { CONTENT_DIR } = readSettings();
const asJson = process.argv.includes('--json');

function print({ count, broken, redirected, unlinked, outside }: LinkReport, asked: AskedAddress[]): void {
  console.log(
    `サイト内のリンク ${count}件(切れている ${broken.length}件、転送される ${redirected.length}件)`,
  );
  if (broken.length + redirected.length > 0) console.log(`\n${describeProblems([...broken, ...redirected])}`);
  console.log(`\nどこからもリンクされていないページ ${unlinked.length}件`);
  for (const { path, file } of unlinked) console.log(`  ${path}  ${file}`);
  console.log(`\nほかのサイトのアドレス ${outside.length}件`);
  for (const { address, places } of outside) {
    const files = new Set(places.map(({ file }) => file));
    const answer = asked.find((one) => one.address === address);
    console.log(`  ${address}${answer ? `  ${sayOf(answer)}` : ''}  ${[...files].join('、')}`);
  }
}

function sayOf({ answer, movedTo }: AskedAddress): string {
  return movedTo === undefined ? answer : `${answer} → ${movedTo}`;
}

try {
  const links = await readLinkReport(CONTENT_DIR);
  const asked = process.argv.includes('--external')
    ? await askAddresses(links.outside.map(({ address }) => address))
    : [];
  if (asJson) console.log(JSON.stringify({ ...links, asked }, undefined, 2));
  else print(links, asked);
  if (links.broken.length > 0 || asked.some(({ state }) => state === 'broken')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(describeProblems(error.problems));
  process.exitCode = 1;
}
