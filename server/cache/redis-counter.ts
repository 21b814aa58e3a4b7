import type { CountHit } from '../load/shared-store.ts';
import type { RedisConnection } from './redis-connection.ts';

/** Increments a counter within a window that begins with the first hit. */
const COUNT = `local hits = redis.call('incr', KEYS[1])
if hits == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {hits, redis.call('pttl', KEYS[1])}`;

/** Counts for the processes of every build. */
export function redisCounter(redis: RedisConnection): CountHit {
  return async (key, windowMs) => {
    const reply = await redis.ask((client) =>
      client.eval(COUNT, { keys: [`site:limit:${key}`], arguments: [String(windowMs)] }),
    );
    const [totalHits, leftMs] = Array.isArray(reply) ? reply.map(Number) : [];
    if (!totalHits || leftMs === undefined) return undefined;
    return { totalHits, resetTime: new Date(Date.now() + leftMs) };
  };
}
