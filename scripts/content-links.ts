// `npm run content:links`: which links of the content are broken or take a detour, which pages nothing links to, and which addresses of
// other sites are named. `-- --external` asks those over the network; `-- --json` is for programs. Fails where a link is broken.
import { type LinkReport, linkReport } from '../corpus/checks/link-report.ts';
import { ContentError, type ContentProblem, loadCorpus } from '../corpus/corpus.ts';
import { describeProblems } from '../corpus/problems/report.ts';
import { readSettings } from '../server/settings.ts';
import { type AskedAddress, askAddresses } from './content-links/ask-addresses.ts';

const { CONTENT_DIR } = readSettings();
const asJson = process.argv.includes('--json');

/** The report, with the lines of what is wrong: the folder's reader knows them, and gives them with its errors. */
async function report(): Promise<LinkReport> {
  let found: LinkReport | undefined;
  try {
    await loadCorpus(CONTENT_DIR, [
      (corpus, fileOf): ContentProblem[] => {
        found = linkReport(corpus, fileOf);
        return [...found.broken, ...found.redirected];
      },
    ]);
  } catch (error) {
    if (!(error instanceof ContentError) || !found) throw error;
    const { broken } = found;
    return {
      ...found,
      broken: error.problems.slice(0, broken.length),
      redirected: error.problems.slice(broken.length),
    };
  }
  if (!found) throw new Error('nothing was checked');
  return found;
}

function print({ count, broken, redirected, unlinked, outside }: LinkReport, asked: AskedAddress[]): void {
  console.log(
    `サイト内のリンク ${count}件(切れている ${broken.length}件、転送される ${redirected.length}件)`,
  );
  if (broken.length + redirected.length > 0) console.log(`\n${describeProblems([...broken, ...redirected])}`);
  console.log(`\nどこからもリンクされていないページ ${unlinked.length}件`);
  for (const { path, file } of unlinked) console.log(`  ${path}  ${file}`);
  console.log(`\nほかのサイトのアドレス ${outside.length}件`);
  for (const { address, files } of outside) {
    const answer = asked.find((one) => one.address === address);
    console.log(`  ${address}${answer ? `  ${answer.answer}` : ''}  ${files.join('、')}`);
  }
}

try {
  const links = await report();
  const asked = process.argv.includes('--external')
    ? await askAddresses(links.outside.map(({ address }) => address))
    : [];
  if (asJson) console.log(JSON.stringify({ ...links, asked }, undefined, 2));
  else print(links, asked);
  if (links.broken.length > 0 || asked.some(({ isBroken }) => isBroken)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(describeProblems(error.problems));
  process.exitCode = 1;
}
