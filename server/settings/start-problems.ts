import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { ListenOptions, Server } from 'node:net';
import path from 'node:path';
import { isOneEditAway } from '../../shared/text/edit-distance.ts';
import { createLogger } from '../monitoring/logger.ts';
import { SECRET_FILE_NAMES } from './secret-files.ts';
import { SETTING_NAMES, type Settings, SettingsError } from './settings.ts';

/** In a shorter name one letter can turn it into any other word. */
const COMPARED_LENGTH = 6;

const SEVERAL_PROCESSES =
  'WEB_CONCURRENCY: この設定はなくなりました。プロセスを複数にするには docker compose -f compose.cluster.yaml up --scale site=4';

/** Warnings about the environment with which the site starts all the same. They contain no values. */
export function settingWarnings(env: Record<string, string | undefined>): string[] {
  const known = [...SETTING_NAMES, ...SECRET_FILE_NAMES];
  return Object.entries(env).flatMap(([name, value]) => {
    if (name === 'WEB_CONCURRENCY' && Number(value) > 1) return [SEVERAL_PROCESSES];
    if (!value?.trim() || known.includes(name)) return [];
    const meant = known.find(
      (setting) =>
        setting.length >= COMPARED_LENGTH &&
        (setting === name.toUpperCase() || isOneEditAway(setting, name.toUpperCase())),
    );
    return meant ? [`${name}: この名前の設定はありません。${meant} ではありませんか`] : [];
  });
}

/**
 * Checks that the content folder exists before it is read.
 *
 * @throws {SettingsError}
 */
export function requireContentDir({ CONTENT_DIR }: Pick<Settings, 'CONTENT_DIR'>): void {
  if (!statSync(path.join(CONTENT_DIR, 'redirects.yaml'), { throwIfNoEntry: false })?.isFile())
    throw new SettingsError([
      { name: 'CONTENT_DIR', message: `${CONTENT_DIR} はコンテンツのフォルダーではありません` },
    ]);
}

const LISTEN_PROBLEMS: Record<string, { setting: 'port' | 'host'; message: string }> = {
  EADDRINUSE: { setting: 'port', message: 'このポートは使用中です' },
  EACCES: { setting: 'port', message: 'このポートで待ち受ける権限がありません' },
  EADDRNOTAVAIL: { setting: 'host', message: 'このアドレスはこのマシンにありません' },
  ENOTFOUND: { setting: 'host', message: 'このアドレスはこのマシンにありません' },
};

/** Describes why a server cannot listen as a problem of the responsible setting; returns other errors unchanged. */
export function listenProblem(error: unknown, names: { port: string; host: string }): unknown {
  const problem = LISTEN_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
  return problem ? new SettingsError([{ name: names[problem.setting], message: problem.message }]) : error;
}

/**
 * Listens.
 *
 * @returns the port
 * @throws {SettingsError} if a setting is the reason for which the server cannot listen
 */
export async function listen(
  server: Server,
  options: ListenOptions & { port: number },
  names: { port: string; host: string },
): Promise<number> {
  server.listen(options);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenProblem(error, names);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : options.port;
}

/** Logs why the process cannot start. */
export function reportFailure(error: unknown): void {
  // One clear line for problems that the operator can fix; a stack only for unexpected errors.
  const expected =
    error instanceof Error && ['SettingsError', 'ContentError', 'StoreError'].includes(error.name);
  createLogger('info').fatal(expected ? error.message : { err: error });
}
