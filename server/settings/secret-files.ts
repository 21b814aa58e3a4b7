import { readFileSync } from 'node:fs';

/** Settings that hold a password or a token. Each may be read from a file that `NAME_FILE` names. */
export const SECRET_NAMES = [
  'API_TOKEN',
  'CACHE_PURGE_TOKEN',
  'CONTENT_TOKEN',
  'DATABASE_URL',
  'DESK_PROXY_SECRET',
  'DESK_SECRET',
  'LEAD_WEBHOOK_URL',
  'OIDC_CLIENT_SECRET',
  'PREVIEW_SECRET',
  'REDIS_URL',
  'SMTP_URL',
] as const;

const FILE_SUFFIX = '_FILE';

/** `DATABASE_URL_FILE` and the like. */
export const SECRET_FILE_NAMES: readonly string[] = SECRET_NAMES.map((name) => name + FILE_SUFFIX);

type Environment = Record<string, string | undefined>;

/**
 * Returns the environment with the contents of the secret files, and the problems found. No message contains any of a
 * secret.
 */
export function withSecretFiles(env: Environment): {
  env: Environment;
  problems: { name: string; message: string }[];
} {
  const problems: { name: string; message: string }[] = [];
  const read: Environment = {};
  for (const name of SECRET_NAMES) {
    const fileName = name + FILE_SUFFIX;
    const file = env[fileName]?.trim();
    if (!file) continue;
    const found = env[name]?.trim() ? `${name} と同時には指定できません` : secretIn(file);
    if (typeof found === 'string') problems.push({ name: fileName, message: found });
    else read[name] = found.secret;
  }
  return { env: { ...env, ...read }, problems };
}

/** Reads a secret; editors and `echo` end a file with a line break. @returns the problem, if there is one */
function secretIn(file: string): { secret: string } | string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret ? { secret } : `${file} が空です`;
  } catch (error) {
    return `${file} を読めません(${(error as NodeJS.ErrnoException).code})`;
  }
}
