/* Constants of the desk's interface and back end, without the schemas of the API. */

export const DESK_PATH = '/admin';
export const DESK_API = `${DESK_PATH}/api`;
/** Script that pages of the site load in the frame of the page editor; `server/preview` knows it, too. */
export const DESK_FRAME_SCRIPT = `${DESK_PATH}/frame.js`;
export const DESK_HEADER = 'X-Desk';
/** Route prefix: `/` below it starts a sign-in, and a POST to `/end` ends the session. */
export const DESK_SIGN_IN = `${DESK_PATH}/sign-in`;

/** Maximum length of a file in characters; a page of a book has about 1,000. */
export const TEXT_MAX_LENGTH = 400_000;
/** Maximum length of a search in characters. */
export const SEARCH_MAX_LENGTH = 200;
/** Maximum number of places of a replacement, and of their records: those of a release. */
export const REPLACED_PLACES_MAX = 500;
export const RELEASED_MAX = 50;
/** Maximum size of an uploaded picture in bytes. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024;
/** Maximum size of a part of an uploaded file in bytes. */
export const FILE_PART_BYTES = 4 * 1024 * 1024;

/** A time, ISO 8601. */
export type IsoTime = string;
