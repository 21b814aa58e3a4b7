import { type Logger, pino } from 'pino';

export type { Logger };

/** Names of the fields that may hold personal data or credentials, wherever a log line nests them. */
const REDACTED = ['cookie', 'authorization', 'set-cookie', 'mailbox', 'fame', 'corporateName', 'secrets'];

export function createLogger(level: string, destination?: NodeJS.WritableStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: REDACTED.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    },
    destination as never,
  );
}
