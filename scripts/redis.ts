import { installDebianPackage, isInstalled } from './debian-package.ts';

/** Where the Redis server is, as environment variables for the processes that start it (test/support/redis-server.ts). */
export interface RedisEnvironment extends Record<string, string> {
  REDIS_SERVER_PATH: string;
}

/**
 * Finds a Redis server: `REDIS_SERVER_PATH`, else an installed Redis or Valkey, else Debian's package, which root may install.
 * Where there is none, the suites of the shared pages fail and say what to do.
 */
export function findRedis(): RedisEnvironment {
  const { REDIS_SERVER_PATH } = process.env;
  const candidates = [...(REDIS_SERVER_PATH ? [REDIS_SERVER_PATH] : []), 'redis-server', 'valkey-server'];
  const find = () => candidates.find((server) => isInstalled(server, '--version'));
  return { REDIS_SERVER_PATH: find() || (installDebianPackage('redis-server') && find()) || 'redis-server' };
}
