// `npm run notices`: writes the licences of all shipped packages to THIRD-PARTY-NOTICES.txt.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { forbiddenPackages, NOTICES_FILE, thirdPartyNotices } from '../notices/notices.ts';

const root = path.resolve(import.meta.dirname, '../..');
const forbidden = forbiddenPackages(root);
if (forbidden.length > 0) {
  console.error(`使用を認めていないライセンスのパッケージがあります:\n${forbidden.join('\n')}`);
  process.exitCode = 1;
} else {
  writeFileSync(path.join(root, NOTICES_FILE), thirdPartyNotices(root));
  console.log(`${NOTICES_FILE} を書きました。`);
}
