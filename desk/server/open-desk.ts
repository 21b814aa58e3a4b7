import { chmod, mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Express } from 'express';
import type { Logger } from '../../server/monitoring/logger.ts';
import { LOOPBACK_NAMES } from '../../server/security/loopback.ts';
import { type Settings, SettingsError, storeSettings } from '../../server/settings/settings.ts';
import { DESK_PATH } from '../shared/api.ts';
import { openDaily } from './daily/router.ts';
import { DeskDatabase } from './database.ts';
import { createDesk } from './desk.ts';
import type { DeskParts } from './drafts/desk-parts.ts';
import { folderChecks } from './drafts/folder-checks.ts';
import { Presence } from './drafts/presence.ts';
import { publishTogether } from './drafts/publishing.ts';
import { RecordIndex } from './drafts/record-index.ts';
import { Releases } from './drafts/releases.ts';
import { isLoopback } from './own-origin.ts';
import { Git, GitError } from './repository/git.ts';
import { ContentRepository } from './repository/repository.ts';
import { RepositoryError } from './repository/repository-error.ts';
import { deskFolder } from './settings.ts';
import type { Editor, SignIn } from './sign-in/editor.ts';
import { headerSignIn } from './sign-in/header.ts';
import { submissionsDesk } from './submissions/api.ts';

/** Interval between fetches from the shared repository. */
const PULL_MS = 60_000;
/** Interval between looks for releases that are due. */
const RELEASE_MS = 10_000;
/** Mode of folders with sessions and unpublished content. */
const OWNER_ALONE = 0o700;
/** Hosts to listen at that no other machine reaches; addresses write IPv6 in brackets. */
const LOOPBACK_HOSTS = LOOPBACK_NAMES.map((name) => name.replace(/[[\]]/g, ''));

/**
 * Opens the desk over the content folder's repository.
 *
 * @param host address that it listens on
 * @param siteOrigin public origin of the site
 * @returns the app, and a function to call after its last request
 * @throws {SettingsError} if settings contradict each other, or the content folder is not in a git repository
 */
export async function openDesk(
  settings: Settings,
  { logger, host, origin, siteOrigin }: { logger: Logger; host: string; origin: string; siteOrigin: string },
): Promise<{ app: Express; close(): Promise<void> }> {
  const repository = await openRepository(settings);
  const signIn = await signInOf(settings, { logger, host, origin });
  const workDir = deskFolder(settings);
  await mkdir(workDir, { recursive: true, mode: OWNER_ALONE });
  // Earlier releases created it readable for others.
  await chmod(workDir, OWNER_ALONE);
  const index = new RecordIndex(repository, folderChecks(repository, workDir, settings.FILES_DIR));
  for (const { file, field, reason } of await index.refresh())
    logger.warn({ file, field, reason }, 'desk: the published content is invalid');
  const database = new DeskDatabase(storeSettings(settings), logger);
  const desk: DeskParts = { settings, logger, origin, siteOrigin, repository, index };
  const daily = openDaily(desk, database);
  const releases = new Releases({
    publish: (...release) => publishTogether(desk, ...release),
    file: path.join(workDir, 'releases.json'),
    logger,
    now: Date.now,
  });
  const releasing = setInterval(() => void releases.publishDue(), RELEASE_MS);
  releasing.unref();
  const app = createDesk({
    ...desk,
    signIn,
    presence: new Presence(),
    releases,
    submissions: submissionsDesk(settings, { database, origin, site: () => index.corpus?.site }),
    parts: [daily.router],
  });
  const pulling = settings.DESK_REMOTE === undefined ? undefined : setInterval(() => void pull(), PULL_MS);
  pulling?.unref();
  return {
    app,
    async close() {
      clearInterval(pulling);
      clearInterval(releasing);
      daily.close();
      await database.close();
    },
  };

  async function pull(): Promise<void> {
    try {
      await repository.pull();
      await index.refresh();
    } catch (error) {
      logger.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'desk: nothing pulled from the shared repository',
      );
    }
  }
}

/** Passes requests below /admin to the desk and all others, unchanged, to the site. */
export function siteBehind(desk: RequestListener, site: RequestListener): RequestListener {
  return (req, res) => {
    const [path] = (req.url ?? '').split('?');
    const isForDesk = path === DESK_PATH || path?.startsWith(`${DESK_PATH}/`);
    return isForDesk ? desk(req, res) : site(req, res);
  };
}

async function openRepository({ CONTENT_DIR, DESK_REMOTE }: Settings): Promise<ContentRepository> {
  try {
    return await ContentRepository.open(CONTENT_DIR, DESK_REMOTE);
  } catch (error) {
    if (error instanceof GitError || error instanceof RepositoryError)
      throw wrongSetting(
        'CONTENT_DIR',
        `編集画面には、ブランチを開いた git のリポジトリが要ります(${error.message})`,
      );
    throw error;
  }
}

async function signInOf(
  settings: Settings,
  { logger, host, origin }: { logger: Logger; host: string; origin: string },
): Promise<SignIn> {
  switch (settings.DESK_AUTH) {
    case 'local':
      if (!LOOPBACK_HOSTS.includes(host) || !isLoopback(origin))
        throw wrongSetting(
          'DESK_AUTH',
          'local は、このマシンの中だけで待ち受けて(DESK_HOST、DESK=1 では HOST)、このマシンの名前で開く(DESK_ORIGIN)ときに使えます。それ以外では header か oidc を指定してください',
        );
      return localSignIn(settings.CONTENT_DIR);
    case 'header':
      return headerSignIn(settings, needed(settings, 'DESK_PROXY_SECRET').DESK_PROXY_SECRET);
    case 'oidc': {
      const complete = needed(settings, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'DESK_SECRET');
      if (!settings.DESK_WRITERS)
        logger.warn('desk: every account of the provider may write (DESK_WRITERS is not set)');
      // Loaded only if editors sign in with a provider.
      const { oidcSignIn } = await import('./sign-in/oidc.ts');
      return oidcSignIn(complete, { origin, logger });
    }
  }
}

const wrongSetting = (name: string, message: string) => new SettingsError([{ name, message }]);

/** Requires settings of the chosen DESK_AUTH. @throws {SettingsError} with the names of missing ones */
function needed<Name extends keyof Settings>(
  settings: Settings,
  ...names: Name[]
): Settings & { [Key in Name]: NonNullable<Settings[Key]> } {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0)
    throw new SettingsError(
      missing.map((name) => ({ name, message: `DESK_AUTH=${settings.DESK_AUTH} には必要です` })),
    );
  return settings as Settings & { [Key in Name]: NonNullable<Settings[Key]> };
}

/** Treats every request to this machine's own address as the operator of the desk, git's committer there. */
async function localSignIn(folder: string): Promise<SignIn> {
  const git = new Git(folder);
  const [name, email] = await Promise.all(
    ['user.name', 'user.email'].map((key) => git.maybe(['config', key])),
  );
  const editor: Editor = { name: name || '編集者', email: email || 'editor@localhost', role: 'approver' };
  return { editorOf: () => editor };
}
