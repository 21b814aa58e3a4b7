/** Business constants, each written once. Times are in milliseconds, lengths in CSS pixels unless a name says otherwise. */

// --- Language --------------------------------------------------------------------------------------------
/** Of the interface's words and of the content. */
export const LANGUAGE = 'ja';
/** For dates and figures, and what documents say of their language. */
export const LOCALE = 'ja-JP';
/** Calendar days of the content, of forms and of mails are days here. */
export const TIME_ZONE = 'Asia/Tokyo';
/** Of that zone, the year round. */
export const UTC_OFFSET = '+09:00';

// --- Calls -------------------------------------------------------------------------------------------
export const API_BASE = '/api';
export const API_TIMEOUT_MS = 10_000;
/** Bytes of what is sent to the API at once: the longest form in Japanese, with room to spare. */
export const API_BODY_LIMIT = 64 * 1024;
/** The same text posted by a page: an HTML form writes each byte of Japanese as three. */
export const FORM_BODY_LIMIT = 3 * API_BODY_LIMIT;
/** `code` of an envelope that carries what was asked for. */
export const API_OK = 200;
export const PAGE_LIMIT_MAX = 100;
/** A list that spans many pages stops somewhere. */
export const LIST_PAGES_MAX = 50;
export const PAGE_LIMIT_DEFAULT = 20;

/** What the header menus and the page start ask for. */
export const HEADER_CASES = { limit: 3, page: 1, type: 2, isIndex: 1 } as const;
export const HEADER_SOLUTIONS = { limit: 10, page: 1, isIndex: 1 } as const;
export const START_SOLUTIONS = { limit: 4, page: 1 } as const;

// --- Layout ------------------------------------------------------------------------------------------
/** At this width and below the mobile layout is used. */
export const MOBILE_MAX_WIDTH = 750;
/** An open mobile menu closes when the window grows past this width. */
export const MENU_CLOSE_WIDTH = 992;
/** `screenWidth` at page start, before the browser has measured its window. */
export const START_WIDTH_MOBILE = 749;
export const START_WIDTH_DESKTOP = 1400;
export const HEADER_BACKGROUND_SCROLL = 60;
export const SCROLL_THROTTLE_MS = 500;
export const BANNER_MAX_HEIGHT = 830;
export const ERROR_PAGE_HEIGHT = 780;

// --- Pictures ------------------------------------------------------------------------------------------
/** Shown where a product has no picture of its own. */
export const DEFAULT_PRODUCT_IMAGE = '/images/default-product.svg';

// --- Previews of shared links --------------------------------------------------------------------------
/** What link previews show at full width (Open Graph). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
/** For pages whose record has no picture of its own: drawn by the build, or the vendor's own. */
export const DEFAULT_PREVIEW = '/media/previews/site.png';
export const BRAND_PREVIEW = '/images/preview.png';

// --- Icons ---------------------------------------------------------------------------------------------
/** Sides of the icons that phones install the site by, in pixels. */
export const ICON_SIZES = [192, 512] as const;

// --- Behaviour ---------------------------------------------------------------------------------------
/** A loading state shows only when data takes longer than this. */
export const FETCH_DELAY_MS = 200;
/** How long a page waits on the server for what it could do without. */
export const SIDE_DATA_MS = 1_000;
export const LOADING_FINISH_MS = 1_000;
export const PROGRESS_BAR_MS = 5_000;
export const CAROUSEL_INTERVAL_MS = 4_000;
export const CHUNK_RELOAD_INTERVAL_MS = 60_000;
export const TOAST_MS = 5_000;
export const SEARCH_WARNING_MS = 2_000;
export const SUGGESTION_LIMIT = 10;
export const FIELD_MAX_LENGTH = 200;
export const QUICK_INQUIRY_CONTENT_ROWS = 3;
/** Nobody is told of it beforehand: far more than anybody writes, and what a body has room for. */
export const QUICK_INQUIRY_CONTENT_MAX_LENGTH = 20_000;
/** Of addresses in forms. */
export const URL_MAX_LENGTH = 2_000;

// --- Overlays ----------------------------------------------------------------------------------------
export const QUICK_INQUIRY_DELAY_MS = 10_000;
/** Part of the way down the page at which the quick inquiry is offered before its time. */
export const QUICK_INQUIRY_SCROLL_SHARE = 2 / 3;
export const THANKS_MS = 5_000;
export const CONSENT_ERROR_MS = 5_000;
export const CONTACT_DIALOG_DELAY_MS = 30_000;
/** The dialog appears while fewer clicks than this are counted in the session. */
export const CONTACT_DIALOG_CLICKS = 1;
/** The survey lets the page be seen first. */
export const SURVEY_DELAY_MS = 3_000;
/** On pages that offer to get in touch, the survey leaves that offer its time. */
export const SURVEY_AFTER_OFFERS_MS = 20_000;
export const SURVEY_SALES_DELAY_MS = 50_000;

// --- Browser storage ---------------------------------------------------------------------------------
/** sessionStorage: "1" when the quick inquiry was closed or sent. */
export const QUICK_INQUIRY_CLOSED_KEY = 'quickInquiryClosed';
/** sessionStorage: how often the dialog was closed or followed. */
export const FIRST_CLICKS_KEY = 'firstClicks';
/** sessionStorage: "1" when a form was sent. */
export const INQUIRY_SENT_KEY = 'inquirySent';
/** localStorage: "1" when the survey was closed or opened. */
export const SURVEY_DISMISSED_KEY = 'surveyDismissed';
/** localStorage: ids of the products that this browser has voted for, as a JSON array. */
export const THUMBS_KEY = 'thumbs';
/** sessionStorage: ids of the models that are ticked for the comparison. */
export const COMPARED_KEY = 'compare';
/** localStorage: the products that the visitor thinks of buying, as `[{ id, sku?, quantity }]`. */
export const SELECTION_KEY = 'selection';
/** sessionStorage: what was typed into a form and not sent yet; the form's name follows. */
export const DRAFT_KEY_START = 'draft:';
/** localStorage: what the visitor chose about analytics, `granted` or `denied`. */
export const CONSENT_KEY = 'analyticsConsent';
/** sessionStorage: when a missing file last made the page load anew, in milliseconds since 1970. */
export const CHUNK_RELOAD_KEY = 'chunkReloadAt';

// --- Cookies -----------------------------------------------------------------------------------------
/** The receipt of the form that this browser has sent last: only who has sent it is told that it has arrived. */
export const RECEIPT_COOKIE = 'receipt';
export const RECEIPT_COOKIE_MAX_AGE_S = 30 * 60;

// --- Analytics ---------------------------------------------------------------------------------------
/** Cookie with the analytics id, which forms wait for. */
export const ANALYTICS_ID_COOKIE = '_ga';
export const ANALYTICS_ID_TIMEOUT_MS = 3_000;
export const ANALYTICS_ID_POLL_MS = 100;
export const GTM_ORIGIN = 'https://www.googletagmanager.com';

// --- Products ---------------------------------------------------------------------------------------
/** Labels that the site itself understands; others are the vendor's (content/choices.yaml). */
export const PRODUCT_LABELS = { new: '新製品', recommended: 'おすすめ', ended: '販売終了' } as const;

/** Rows of a visitor's list of products, and of a form: as many as a quotation has room for. */
export const LIST_ROWS_MAX = 50;

// --- Error reporting ---------------------------------------------------------------------------------
export const SENTRY_TRACES_SAMPLE_RATE = 1;
export const SENTRY_REPLAY_SAMPLE_RATE = 0.1;
export const SENTRY_REPLAY_ON_ERROR_SAMPLE_RATE = 1;
/** No personal data in events: what visitors type, carry and ask for stays here. */
export const SENTRY_DATA_COLLECTION = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
} satisfies Record<string, false | never[]>;
