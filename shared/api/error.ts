export type ApiErrorKind =
  /** No answer within the deadline. */
  | 'timeout'
  /** No connection, or it broke. */
  | 'unreachable'
  /** An HTTP status of 400 and up. */
  | 'http'
  /** An answer that is not the envelope, or whose data has another shape. */
  | 'bad-answer'
  /** An envelope with a code other than 200. */
  | 'business';

interface ApiErrorDetail {
  /** HTTP status of the answer. */
  status?: number;
  code?: number;
  visitorMessage?: string | undefined;
  data?: unknown;
  cause?: unknown;
}

/** Error of all calls of /api. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status of the page whose main data this call requested. */
  readonly status: number;
  /** `code` of the envelope, if there was one. */
  readonly code: number | undefined;
  /** Message of the envelope for the visitor, if there was one. `message` is for the log. */
  readonly visitorMessage: string | undefined;
  /** `data` of an envelope with a business failure: the invalid fields. */
  readonly data: unknown;
  /** Path of the call below /api, `/goods/detail/203`, once its reader has set it. */
  call?: string;

  constructor(kind: ApiErrorKind, message: string, detail: ApiErrorDetail = {}) {
    super(message, { cause: detail.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.code = detail.code;
    this.visitorMessage = detail.visitorMessage;
    this.data = detail.data;
    this.status = pageStatus(kind, detail);
  }
}

/**
 * Whether a value is an {@link ApiError}. Compares the name, because the server and its built pages each have a copy of
 * the class, and errors pass from one to the other.
 */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError';
}

function pageStatus(kind: ApiErrorKind, { status, code }: { status?: number; code?: number }): number {
  switch (kind) {
    case 'timeout':
      return 504;
    case 'unreachable':
    case 'bad-answer':
      return 502;
    case 'http':
      return status ?? 502;
    case 'business':
      // A business code that is an HTTP error status means the same here; any other is the upstream's fault.
      return code !== undefined && code >= 400 && code <= 599 ? code : 502;
  }
}
