import type { Banner } from '../../../records/banner/wire.ts';

/** Target of a click on a banner; null when it has none. */
export function bannerLink({ fromProduct, linkUrl }: Banner): string | null {
  return fromProduct || !linkUrl ? null : linkUrl;
}

/** Returns whether a link is a path of this site, which the router opens without loading a new document. */
export function isSitePath(link: string): boolean {
  return /^\/(?![/\\])/.test(link);
}

export function bannerTitle({ name, advertisementName }: Banner): string {
  return name || advertisementName || '';
}
