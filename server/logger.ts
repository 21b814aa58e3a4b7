import { type Logger, pino } from 'pino';
import { FORMS } from '../shared/api/forms/all.ts';
import { HONEYPOT } from '../shared/api/forms/honeypot.ts';
import { warrantyCheck } from '../shared/api/forms/warranty-check.ts';
import { sourceStack } from './source-stack.ts';

export type { Logger };

/** Names that may hold personal data or credentials: every field of every form, and what forms travel in. */
const PRIVATE = new Set([
  ...[...FORMS, warrantyCheck].flatMap(({ fields }) => Object.keys(fields)),
  ...['cookie', 'set-cookie', 'authorization', 'body', 'typed', 'folded', 'verifyCode', HONEYPOT],
]);
const REDACTED = '[Redacted]';

/** The same value without anything that stands under a private name, however deep; errors as plain objects. */
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

/** How long a line may wait for others, in milliseconds and bytes. */
const FLUSH_MS = 100;
const FLUSH_BYTES = 8_192;
const WARN = pino.levels.values.warn ?? 40;

/**
 * Standard output, some lines at a time: a system call for each of them costs more than the rest of a kept response. A
 * warning or worse goes out at once, with what stands before it.
 */
class BufferedOutput {
  /** Lets pino set `lastLevel` before each line. */
  readonly [pino.symbols.needsMetadataGsym] = true;
  lastLevel = 0;
  readonly #out = pino.destination({ dest: 1, sync: true, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS });

  constructor() {
    process.once('exit', () => this.#out.flushSync());
  }

  write(line: string): void {
    this.#out.write(line);
    if (this.lastLevel >= WARN) this.#out.flush();
  }

  flush(done?: () => void): void {
    this.#out.flushSync();
    done?.();
  }
}

/** The time of a line as ISO 8601. Many lines share a millisecond, and writing it out costs more than the rest of a line. */
function timestamp(): () => string {
  let written = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== written) {
      written = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** @param destination standard output by default */
export function createLogger(
  level: string,
  destination: { write(line: string): void } = new BufferedOutput(),
): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: timestamp(),
      formatters: { log: (line) => redact(line) as Record<string, unknown> },
      // Errors are plain objects by then.
      serializers: { err: (error: unknown) => error },
    },
    destination,
  );
}
