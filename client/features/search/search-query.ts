import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { readPage } from '../../lib/paging.ts';

/** What the address of the search page asks for. */
export interface SearchQuery {
  /** The keywords; empty when nothing is searched for yet. */
  value: string;
  /** The box was sent, and nothing stood in it. */
  isSentEmpty: boolean;
  /** Number of the kind that is shown; undefined for all kinds. */
  type: number | undefined;
  page: number;
}

export function readSearch(url: URL): SearchQuery {
  const raw = url.searchParams.get('type') ?? '';
  const typed = url.searchParams.get('value');
  const value = (typed ?? '').trim().slice(0, FIELD_MAX_LENGTH);
  return {
    value,
    isSentEmpty: typed !== null && value === '',
    type: /^[1-9][0-9]?$/.test(raw) ? Number(raw) : undefined,
    page: readPage(url),
  };
}

/** The first page of the results of one kind, or of all. */
export function searchHref(value: string, type?: number): string {
  return `/search?${new URLSearchParams({ value, ...(type !== undefined && { type: String(type) }) })}`;
}
