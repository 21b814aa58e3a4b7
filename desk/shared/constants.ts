/* What the desk's interface and its back end agree on, without the schemas of what they send. */

export const DESK_PATH = '/admin';
export const DESK_API = `${DESK_PATH}/api`;
export const DESK_HEADER = 'X-Desk';
/** Below it `/` begins a sign-in, and a POST to `/end` ends one. */
export const DESK_SIGN_IN = `${DESK_PATH}/sign-in`;

/** The longest text of a file, in characters; a page of a book has about 1,000. */
export const TEXT_MAX_LENGTH = 400_000;
/** The largest picture that can be sent, in bytes. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024;
