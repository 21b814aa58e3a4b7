export interface HttpError extends Error {
  status: number;
  /** What the visitor is told; by default what the status means. */
  text?: string | undefined;
}

/** An error that the error handler answers with this status; the message is for the log. */
export function httpError(status: number, message: string, text?: string): HttpError {
  return Object.assign(new Error(message), { status, text });
}
