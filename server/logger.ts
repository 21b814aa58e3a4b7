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

/** How long a line may wait for others, in milliseconds, and for how many. */
const FLUSH_MS = 10;
const FLUSH_LINES = 64;
/** Of many lines at once; a batch with a longer text gets memory of its own. */
const BATCH_BYTES = 64 * 1_024;
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
  readonly #out = bytesDestination();
  readonly #encoder = new TextEncoder();
  readonly #bytes = Buffer.allocUnsafeSlow(BATCH_BYTES);
  #lines: (string | (() => string))[] = [];

  constructor() {
    setInterval(() => this.#send(), FLUSH_MS).unref();
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= FLUSH_LINES || this.lastLevel >= WARN) this.#send();
  }

  /** A line that can wait, made when it is sent: many in a row cost half of what each does between two requests. */
  writeLater(line: () => string): void {
    this.#lines.push(line);
    if (this.#lines.length >= FLUSH_LINES) this.#send();
  }

  flush(done?: () => void): void {
    this.#send();
    this.#out.flushSync();
    done?.();
  }

  #send(): void {
    if (this.#lines.length === 0) return;
    let text = '';
    for (const line of this.#lines) text += typeof line === 'string' ? line : line();
    this.#lines = [];
    // Written before `write` returns, so that the memory is free for the next batch.
    this.#out.write(this.#encoded(text));
  }

  #encoded(text: string): Buffer {
    const { read, written } = this.#encoder.encodeInto(text, this.#bytes);
    return read === text.length ? this.#bytes.subarray(0, written) : Buffer.from(text);
  }
}

/** Standard output for bytes, which its types leave out. */
function bytesDestination() {
  const options = { dest: 1, sync: true, contentMode: 'buffer' } as const;
  return pino.destination(options) as unknown as { write(bytes: Buffer): boolean; flushSync(): void };
}

/** What pino keeps with a logger, as far as a line is made of it. */
interface LoggerParts {
  [pino.symbols.streamSym]: { write(line: string): void; writeLater?(line: () => string): void };
  [pino.symbols.timeSym]: () => string;
  [pino.symbols.chindingsSym]: string;
}

/**
 * Writes what `logger.info({ requestId, ...fields }, message)` would, for lines that come with every request and hold nothing
 * private: pino asks of each field of each line how it is to be written.
 *
 * @param message of each line
 * @returns takes the id, of characters that JSON writes as they are, and the other fields, one at least; they may not change
 * afterwards, as a line is made when it is sent
 */
export function plainLines(logger: Logger, message: string): (requestId: string, fields: object) => void {
  if (!logger.isLevelEnabled('info')) return () => {};
  const parts = logger as unknown as LoggerParts;
  const stream = parts[pino.symbols.streamSym];
  const begin = `{"level":${INFO}`;
  const middle = `${parts[pino.symbols.chindingsSym]},"requestId":"`;
  const end = `,"msg":${JSON.stringify(message)}}\n`;
  return (requestId, fields) => {
    const time = parts[pino.symbols.timeSym]();
    // Not with the other fields: V8 takes more than twice as long for an object with a string that was put together of others.
    const line = () => `${begin}${time}${middle}${requestId}",${JSON.stringify(fields).slice(1, -1)}${end}`;
    if (stream.writeLater) stream.writeLater(line);
    else stream.write(line());
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
