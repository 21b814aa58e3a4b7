import { isApiError } from '../../shared/api/error.ts';

/** Limit for nested causes; deeper ones add no information. */
const DEPTH = 3;

/**
 * Reason of a failed call for the log: `the API cannot be reached (ECONNREFUSED)`. Causes appear only by code or name,
 * because their messages may quote input of visitors.
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
