import type { DeskFieldProblem } from './api.ts';

/*
 * What the pages of the desk's daily round say, below /admin/api/daily. Nothing in them is about a person, so everybody who is signed in
 * may see them.
 */

/** The pages, in the order in which the desk's start names them. */
export const DAILY_PAGES = ['searches', 'links', 'outside', 'deadlines'] as const;
export type DailyPage = (typeof DAILY_PAGES)[number];

/** GET /daily : how much there is to do. Undefined what could not be counted. */
export interface DailyCounts {
  /** Keywords of the last 30 days that had no result. */
  searches?: number | undefined;
  /** Links of the site that are broken. */
  links?: number | undefined;
  /** Addresses of other sites that did not answer at the last check. */
  outside?: number | undefined;
  /** What has passed, or ends within 30 days. */
  deadlines?: number | undefined;
}

/** Of how many days searches can be looked at; counts are kept for the longest. */
export const SEARCH_PERIODS = [7, 30, 90, 400] as const;
export const SEARCH_PERIOD = 30;

/** GET /daily/searches?days= ; GET /daily/searches.csv?days= is the same for spreadsheets. */
export interface DeskSearches {
  /** Days in Japan, both included. */
  from: string;
  to: string;
  mostSearched: DeskKeyword[];
  withoutResult: DeskKeyword[];
  /** The file of synonyms, where there is one. */
  synonymsFile?: string | undefined;
  /** The kind of records that answers questions. */
  faqKind: string;
}

export interface DeskKeyword {
  keyword: string;
  /** Searches that had results, and those that had none. */
  found: number;
  missed: number;
}

/** Where something stands in the content. */
export type DeskPlace = Pick<DeskFieldProblem, 'file' | 'field' | 'path' | 'line'> & {
  /** What editors call the field. */
  title?: string | undefined;
};

/** GET /daily/links */
export interface DeskLinks {
  /** Undefined while the content is wrong: then `problems` says what has to be put right before. */
  report?:
    | {
        /** Links to pages of this site. */
        count: number;
        broken: DeskLinkFault[];
        redirected: DeskLinkFault[];
        /** Pages of the content that nothing else in it leads to. */
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

/** GET /daily/deadlines : what begins, ends and grows old, the next first. */
export interface DeskDeadlines {
  groups: Record<DeadlineGroup, DeskDeadline[]>;
  /** Files that cannot be read: what they say is missing here. */
  unread: string[];
}

/** `past`: it is over. `month` and `quarter`: within 30 and 90 days. */
export const DEADLINE_GROUPS = ['past', 'month', 'quarter', 'later'] as const;
export type DeadlineGroup = (typeof DEADLINE_GROUPS)[number];

export interface DeskDeadline {
  /**
   * `begins`, `ends`: when something is shown. `untouched`: a draft that nobody has gone on with. `webinar`: the day of one, `unrecorded` of one
   * that has no recording. `last-order`, `support-end`: of a product. `outdated`: a text nobody has changed for two years by then.
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
  /** What the record is: お知らせ. */
  kind: string;
  /** A minute in Japan, `2026-12-01 09:00`, or a day. */
  on: string;
  /** Days from today, negative for days before it. */
  days: number;
  isOver: boolean;
}

/** GET /daily/certificates : the TLS certificates of the addresses that the settings name. */
export interface DeskCertificates {
  certificates: DeskCertificate[];
  /** When they were asked, ISO 8601. */
  checkedAt: string;
}

export interface DeskCertificate {
  /** `site`: what visitors see. `api`, `media`: the back end's. `sign-in`: the provider that signs editors in. */
  whose: 'site' | 'api' | 'media' | 'sign-in';
  origin: string;
  /** `valid`: browsers take it. `refused`: they do not, for `reason`. `unreachable`: it could not be seen, for `reason`. `plain`: there is none. */
  state: 'valid' | 'refused' | 'unreachable' | 'plain';
  reason?: string | undefined;
  /** Who has made it, and the last moment at which it counts (ISO 8601). */
  issuer?: string | undefined;
  until?: string | undefined;
  /** Days left, rounded down. */
  days?: number | undefined;
}

/** GET /daily/outside ; POST /daily/outside/check begins a check and answers the same. 429 `too-soon` right after one. */
export interface DeskOutside {
  /** When the last check ended, ISO 8601. */
  checkedAt?: string | undefined;
  /** How far a check is that is under way. */
  running?: { done: number; total: number } | undefined;
  schedule: LinkCheckSchedule;
  links: DeskOutsideLink[];
  /** What is wrong with the content: then it is not known where addresses stand. */
  problems: DeskFieldProblem[];
}

export const LINK_CHECK_SCHEDULES = ['off', 'daily', 'weekly'] as const;
/** How often the desk checks by itself. */
export type LinkCheckSchedule = (typeof LINK_CHECK_SCHEDULES)[number];

export interface DeskOutsideLink {
  address: string;
  places: DeskPlace[];
  /** What became of it at the last check; undefined while there was none. */
  result?:
    | {
        /** `moved`: for good, to `movedTo`. `unchecked`: nobody can say, or it is not to be asked. */
        state: 'reached' | 'moved' | 'broken' | 'unchecked';
        /** The status, or why there is none. */
        answer: string;
        movedTo?: string | undefined;
        /** ISO 8601. */
        checkedAt: string;
        /** Since when it does not answer, ISO 8601. */
        brokenSince?: string | undefined;
      }
    | undefined;
}
