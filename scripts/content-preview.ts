// `npm run --silent content:preview -- --drafts --at "2026-12-01 09:00"`: prints a link that shows
// unpublished content. `--revoke LINK` invalidates one.
import { readSite } from '../corpus/read-site.ts';
import { readMoment } from '../corpus/timing.ts';
import { expiryText, scopeText } from '../server/preview/describe.ts';
import { issuePreviewLink, previewIdOf } from '../server/preview/links.ts';
import { revokedFile, revokePreview } from '../server/preview/revoked.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE = `使い方: npm run --silent content:preview -- [--at "2026-12-01 09:00"] [--drafts] [--days 3] [--folder 名前] [--path /news]
        npm run --silent content:preview -- --revoke リンクまたは番号`;
const NO_SECRET =
  'PREVIEW_SECRET が設定されていません。openssl rand -hex 32 などで作った32文字以上の値を、サイトとこのコマンドの両方に設定してください';

/** Public origin of the site. */
async function siteOrigin({ SITE_ORIGIN, CONTENT_DIR }: Settings): Promise<string> {
  return SITE_ORIGIN ?? (await readSite(CONTENT_DIR)).origin;
}

await runCommand(async () => {
  const { revoke, days, ...values } = readArguments(USAGE, {
    options: {
      at: { type: 'string' },
      drafts: { type: 'boolean', default: false },
      days: { type: 'string', default: '3' },
      folder: { type: 'string' },
      path: { type: 'string', default: '/' },
      revoke: { type: 'string' },
    },
  }).values;
  const at = values.at === undefined ? undefined : readMoment(values.at);
  if (values.at !== undefined && at === undefined) throw new UsageError(USAGE);
  const asked = { ...values, at, days: Number(days) };
  const settings = readSettings();
  const { PREVIEW_SECRET: secret } = settings;
  if (!secret) throw new UsageError(NO_SECRET);
  if (revoke !== undefined) {
    const id = previewIdOf(revoke, secret);
    const file = revokedFile(settings);
    await revokePreview(file, id);
    console.log(`${id} を取り消しました(${file})`);
    return;
  }
  const { url, id, expires } = issuePreviewLink({ ...asked, secret, origin: await siteOrigin(settings) });
  console.log(`${url}\n\n${scopeText(asked)}\n${expiryText(expires)}(番号 ${id})`);
});
