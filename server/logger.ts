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

export function createLogger(level: string, destination?: NodeJS.WritableStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (line) => redact(line) as Record<string, unknown> },
      // Errors are plain objects by then.
      serializers: { err: (error: unknown) => error },
    },
    destination as never,
  );
}
