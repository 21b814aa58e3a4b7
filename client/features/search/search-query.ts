import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { readPage } from '../../lib/paging.ts';

/** Query in the address of the search page. */
interface SearchQuery {
  /** Keywords; empty before the first search. */
  value: string;
  /** The form was submitted with an empty field. */
  isSentEmpty: boolean;
  /** Number of the displayed kind; undefined for all kinds. */
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

/** Address of the first page of results, of one kind or of all. */
export function searchHref(value: string, type?: number): string {
  return `/search?${new URLSearchParams({ value, ...(type !== undefined && { type: String(type) }) })}`;
}
