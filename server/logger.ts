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

/** How long a line may wait for others, in milliseconds and characters. */
const FLUSH_MS = 100;
const FLUSH_LENGTH = 8_192;
const { info: INFO = 30, warn: WARN = 40 } = pino.levels.values;

/**
 * Standard output, some lines at a time: a system call for each of them costs more than the rest of a kept response. A
 * warning or worse goes out at once, with what stands before it. Lines are gathered here and not by pino's destination, which
 * measures all that it has gathered again with each line.
 */
class BufferedOutput {
  /** Lets pino set `lastLevel` before each line. */
  readonly [pino.symbols.needsMetadataGsym] = true;
  lastLevel = 0;
  readonly #out = pino.destination({ dest: 1, sync: true });
  #gathered = '';

  constructor() {
    setInterval(() => this.#send(), FLUSH_MS).unref();
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    this.#gathered += line;
    if (this.#gathered.length >= FLUSH_LENGTH || this.lastLevel >= WARN) this.#send();
  }

  flush(done?: () => void): void {
    this.#send();
    this.#out.flushSync();
    done?.();
  }

  #send(): void {
    if (this.#gathered === '') return;
    this.#out.write(this.#gathered);
    this.#gathered = '';
  }
}

/** What pino keeps with a logger, as far as a line is made of it. */
interface LoggerParts {
  [pino.symbols.streamSym]: { write(line: string): void; lastLevel?: number };
  [pino.symbols.timeSym]: () => string;
  [pino.symbols.chindingsSym]: string;
}

/**
 * Writes what `logger.info(fields, message)` would, for lines that come with every request and hold nothing private: pino asks of
 * each field of each line how it is to be written.
 *
 * @param message of each line
 */
export function plainLines(logger: Logger, message: string): (fields: object) => void {
  if (!logger.isLevelEnabled('info')) return () => {};
  const parts = logger as unknown as LoggerParts;
  const stream = parts[pino.symbols.streamSym];
  const level = `{"level":${INFO}`;
  const bindings = parts[pino.symbols.chindingsSym];
  return (fields) => {
    stream.lastLevel = INFO;
    const written = JSON.stringify({ ...fields, msg: message }).slice(1);
    stream.write(`${level}${parts[pino.symbols.timeSym]()}${bindings},${written}\n`);
  };
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
