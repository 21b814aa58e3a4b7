// `npm run --silent desk:sessions`: lists the desk's sessions (DESK_AUTH=oidc) and known accounts. `--end MAIL` and `--end-all` end
// sessions at once, while the desk runs; `--release MAIL` also allows another account of the provider to use the address.
import { deskFolder } from '../desk/server/settings.ts';
import { Accounts } from '../desk/server/sign-in/accounts.ts';
import { SessionFolder } from '../desk/server/sign-in/session-folder.ts';
import { readSettings } from '../server/settings/settings.ts';
import { readArguments, runCommand, UsageError } from './run-command.ts';

const USAGE =
  '使い方: npm run --silent desk:sessions -- [--end メールアドレス | --end-all | --release メールアドレス]';

async function deskSessions(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: { end: { type: 'string' }, 'end-all': { type: 'boolean' }, release: { type: 'string' } },
  });
  if (Object.keys(values).length > 1) throw new UsageError(USAGE);
  const { end, 'end-all': endsAll, release } = values;
  const folder = deskFolder(readSettings());
  const [sessions, accounts] = [new SessionFolder(folder), new Accounts(folder)];
  const email = (end ?? release)?.toLowerCase();
  if (email === undefined && !endsAll) {
    console.log(overview(sessions, accounts));
    return;
  }
  console.log(`${sessions.endAll(email)}件のセッションを終了しました`);
  if (release === undefined || email === undefined) return;
  console.log(
    accounts.release(email)
      ? `${email} には、次にサインインしたアカウントを結び付けます`
      : `${email} でサインインしたアカウントはありません`,
  );
}

function overview(sessions: SessionFolder, accounts: Accounts): string {
  const time = (ms: number) => new Date(ms).toISOString();
  const lines = (rows: string[][]) => (rows.length === 0 ? ['なし'] : rows.map((row) => row.join('  ')));
  return [
    'サインイン中(サインイン、最後の操作、編集者、メールアドレス)',
    ...lines(
      sessions
        .all()
        .map(({ begunAt, usedAt, editorId, email }) => [time(begunAt), time(usedAt), editorId, email]),
    ),
    '',
    'サインインしたことのあるアカウント(最初のサインイン、編集者、メールアドレス)',
    ...lines(accounts.all().map(({ since, id, email }) => [since, id, email])),
  ].join('\n');
}

await runCommand(deskSessions);
