/** An error that the error handler answers with this status; the message is for the log. */
export function httpError(status: number, message: string): Error {
  return Object.assign(new Error(message), { status });
}
