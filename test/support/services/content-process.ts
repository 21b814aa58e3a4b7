import { type Program, startProgram } from '../processes/program.ts';

export type ContentProcess = Program;

/** Starts the content service as a separate process on a free port. */
export function startContentProcess(env: Record<string, string> = {}): Promise<ContentProcess> {
  return startProgram('server/content/process/main.ts', {
    ready: /ready on (http:\/\/localhost:\d+)\/api/,
    env: { CONTENT_PORT: '0', ...env },
  });
}
