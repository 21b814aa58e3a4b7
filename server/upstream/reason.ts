import { isApiError } from '../../shared/api/error.ts';

/** Causes stand within causes; what is below that says nothing new. */
const DEPTH = 3;

/**
 * Why a call has failed, for the log: `the API cannot be reached (ECONNREFUSED)`. Of causes only the code or the name: what they
 * say may quote what somebody has sent.
 */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : 'no error was given';
  const causes = causesOf(error);
  const text = isApiError(error) || causes.length > 0 ? message : `${(error as Error).name}: ${message}`;
  return causes.length > 0 ? `${text} (${causes.join(', ')})` : text;
}

function causesOf(error: unknown): string[] {
  const causes: string[] = [];
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause instanceof Error && causes.length < DEPTH) {
    const { code } = cause as { code?: unknown };
    causes.push(typeof code === 'string' && code !== '' ? code : cause.name);
    cause = cause.cause;
  }
  return causes;
}
