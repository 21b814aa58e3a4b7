export interface HttpError extends Error {
  status: number;
  /** Text for the visitor; by default that of the status. */
  text?: string | undefined;
}

/** Creates an error that the error handler answers with this status; the message is for the log. */
export function httpError(status: number, message: string, text?: string): HttpError {
  return Object.assign(new Error(message), { status, text });
}

/** HTTP status of an error; 500 by default. */
export function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
