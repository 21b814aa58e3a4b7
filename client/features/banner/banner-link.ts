import type { Banner } from '../../../shared/api/models.ts';

/** Where a click on a banner leads; null when it opens nothing. */
export function bannerLink({ fromProduct, linkUrl }: Banner): string | null {
  return fromProduct || !linkUrl ? null : linkUrl;
}

/** A path of this site, which the router opens without loading a new document. */
export function isSitePath(link: string): boolean {
  return /^\/(?![/\\])/.test(link);
}

export function bannerTitle({ name, advertisementName }: Banner): string {
  return name || advertisementName || '';
}
