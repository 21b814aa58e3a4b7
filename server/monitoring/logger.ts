import { type Logger, pino } from 'pino';
import { FORMS } from '../../shared/api/forms/all.ts';
import { HONEYPOT } from '../../shared/api/forms/honeypot.ts';
import { warrantyCheck } from '../../shared/api/forms/warranty-check.ts';
import { sourceStack } from './source-stack.ts';

export type { Logger };

/**
 * Names that may hold personal data or credentials: every field of every form, and the fields and headers that carry
 * them.
 */
const PRIVATE = new Set([
  ...[...FORMS, warrantyCheck].flatMap(({ fields }) => Object.keys(fields)),
  ...['cookie', 'set-cookie', 'authorization', 'body', 'typed', 'folded', 'verifyCode', HONEYPOT],
]);
const REDACTED = '[Redacted]';

/** Copies a value and redacts all private names at any depth; errors become plain objects. */
function redact(value: unknown, parents: readonly object[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (parents.includes(value)) return '[Circular]';
  const within = [...parents, value];
  if (Array.isArray(value)) return value.map((item) => redact(item, within));
  if (value instanceof Error) {
    const error = pino.stdSerializers.err(value);
    return redact({ ...error, stack: sourceStack(error.stack) }, within);
  }
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), within);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      PRIVATE.has(name) ? REDACTED : redact(inner, within),
    ]),
  );
}

/**
 * Bytes and milliseconds for which lines are batched: a system call for each costs more than the rest of a cached
 * response.
 */
const BATCH_BYTES = 4_096;
const BATCH_MS = 10;
const { warn: WARN = 40 } = pino.levels.values;

interface Destination {
  write(line: string): void;
  flushSync?(): void;
}

/** Standard output, written in batches. */
function standardOutput(): Destination {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: BATCH_BYTES,
    periodicFlush: BATCH_MS,
  });
  process.once('exit', () => output.flushSync());
  return output;
}

/** @param destination standard output by default */
export function createLogger(level: string, destination: Destination = standardOutput()): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (line) => redact(line) as Record<string, unknown> },
      // `redact` has turned errors into plain objects before.
      serializers: { err: (error: unknown) => error },
      hooks: {
        // Flushes warnings and errors at once, with the lines before them.
        logMethod(args, method, severity) {
          method.apply(this, args);
          if (severity >= WARN) destination.flushSync?.();
        },
      },
    },
    destination,
  );
}
