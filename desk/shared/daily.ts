import type { SearchReport } from '../../shared/search-report.ts';
import type { DeskFieldProblem } from './api.ts';
import type { IsoTime } from './constants.ts';

/*
 * API of the desk's daily overview, below /admin/api/daily. It contains no personal data, so every editor has access.
 */

/** Pages in the order of the desk's start page. */
export const DAILY_PAGES = ['searches', 'links', 'outside', 'deadlines'] as const;
export type DailyPage = (typeof DAILY_PAGES)[number];

/**
 * GET /daily : number of open tasks. `searches`: keywords of the last 30 days without results. `links`: broken ones within
 * the site. `outside`: addresses of other sites that did not respond in the last check. `deadlines`: those that have
 * passed or end within 30 days. Undefined if a count failed.
 */
export type DailyCounts = { [Page in DailyPage]?: number | undefined };

/** Periods for searches in days; counts are retained for the longest. */
export const SEARCH_PERIODS = [7, 30, 90, 400] as const;
export const SEARCH_PERIOD = 30;

/** GET /daily/searches?days= ; GET /daily/searches.csv?days= returns the same as CSV. */
export interface DeskSearches extends SearchReport {
  /** File of synonyms, if it exists. */
  synonymsFile?: string | undefined;
  /** Kind of the FAQ records. */
  faqKind: string;
}

/** Position in the content. */
export type DeskPlace = Pick<DeskFieldProblem, 'file' | 'field' | 'path' | 'line'> & {
  /** Title of the field in the form. */
  title?: string | undefined;
};

/** GET /daily/links */
export interface DeskLinks {
  /** Undefined while the content is invalid: `problems` lists the reasons. */
  report?:
    | {
        /** Number of links to pages of this site. */
        count: number;
        broken: DeskLinkFault[];
        redirected: DeskLinkFault[];
        /** Pages without incoming links from the content. */
        unlinked: { path: string; file: string }[];
      }
    | undefined;
  problems: DeskFieldProblem[];
}

export interface DeskLinkFault extends DeskPlace {
  link: string;
  reason: string;
  fix?: string | undefined;
}

/** GET /daily/deadlines : publication periods, product dates and outdated texts, earliest first. */
export interface DeskDeadlines {
  groups: Record<DeadlineGroup, DeskDeadline[]>;
  /** Unreadable files, whose dates are missing here. */
  unread: string[];
}

/** `past`: over. `month` and `quarter`: within 30 and 90 days. */
export const DEADLINE_GROUPS = ['past', 'month', 'quarter', 'later'] as const;
export type DeadlineGroup = (typeof DEADLINE_GROUPS)[number];

export interface DeskDeadline {
  /**
   * `begins`, `ends`: publication period. `untouched`: an abandoned draft. `webinar`: day of a webinar, `unrecorded`:
   * of one without a recording. `last-order`, `support-end`: of a product. `outdated`: a text that will be unchanged
   * for two years by then.
   */
  what:
    | 'begins'
    | 'ends'
    | 'untouched'
    | 'webinar'
    | 'unrecorded'
    | 'last-order'
    | 'support-end'
    | 'outdated';
  file: string;
  path: (string | number)[];
  name: string;
  /** Title of the record's kind: お知らせ. */
  kind: string;
  /** A minute in Japan, `2026-12-01 09:00`, or a day. */
  on: string;
  /** Days from today, negative in the past. */
  days: number;
  isOver: boolean;
}

/** GET /daily/certificates : TLS certificates of the addresses in the settings. */
export interface DeskCertificates {
  certificates: DeskCertificate[];
  checkedAt: IsoTime;
}

export interface DeskCertificate {
  /** `site`: the public site. `api`, `media`: the back end's. `sign-in`: the OpenID provider. */
  whose: 'site' | 'api' | 'media' | 'sign-in';
  origin: string;
  /**
   * `valid`: accepted by browsers. `refused`: rejected for `reason`. `unreachable`: not readable for `reason`. `plain`:
   * no TLS.
   */
  state: 'valid' | 'refused' | 'unreachable' | 'plain';
  reason?: string | undefined;
  issuer?: string | undefined;
  /** End of validity. */
  until?: IsoTime | undefined;
  /** Days left, rounded down. */
  days?: number | undefined;
}

/**
 * GET /daily/outside ; POST /daily/outside/check starts a check and returns the same. 429 `too-soon` right after one.
 */
export interface DeskOutside {
  /** End of the last check. */
  checkedAt?: IsoTime | undefined;
  /** Progress of a running check. */
  running?: { done: number; total: number } | undefined;
  schedule: LinkCheckSchedule;
  links: DeskOutsideLink[];
  /** Problems of the content, which leave the positions of addresses unknown. */
  problems: DeskFieldProblem[];
}

export const LINK_CHECK_SCHEDULES = ['off', 'daily', 'weekly'] as const;
/** Interval of scheduled checks. */
export type LinkCheckSchedule = (typeof LINK_CHECK_SCHEDULES)[number];

export interface DeskOutsideLink {
  address: string;
  places: DeskPlace[];
  /** Result of the last check; undefined before the first one. */
  result?: OutsideResult | undefined;
}

export interface OutsideResult {
  /** `moved`: permanently redirected to `movedTo`. `unchecked`: inconclusive, or excluded from requests. */
  state: 'reached' | 'moved' | 'broken' | 'unchecked';
  /** Status, or the reason for a missing one. */
  answer: string;
  movedTo?: string | undefined;
  checkedAt: IsoTime;
  /** First failed check. */
  brokenSince?: IsoTime | undefined;
}
