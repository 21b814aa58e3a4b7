import { Writable } from 'node:stream';
import { createLogger, type Logger } from '../../server/monitoring/logger.ts';

export type LogLine = Record<string, unknown> & { msg: string };

/** Logger that collects its lines for the test. */
export function recordingLogger(level = 'debug'): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString('utf8').split('\n')) if (line) lines.push(JSON.parse(line));
      done();
    },
  });
  return { logger: createLogger(level, destination), lines };
}
