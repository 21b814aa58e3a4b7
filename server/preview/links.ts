import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { issuePreview, type PreviewClaims, PreviewError, type PreviewScope, verifyPreview } from './token.ts';

export interface PreviewLink extends PreviewClaims {
  /** URL to open in a browser. It is a bearer credential for the preview. */
  url: string;
}

interface PreviewLinkOptions extends PreviewScope {
  secret: string;
  /** Origin of the site that the link opens: `https://www.example.com`. */
  origin: string;
  /** Validity in days; may be fractional. */
  days: number;
  /** Path and query of the page to open; the home page by default. */
  path?: string | undefined;
}

/** Exceeds the length of every page address. */
const PATH_MAX_LENGTH = 2_000;
/** Placeholder origin: a path that resolves to another origin leaves the site. */
const HERE = 'https://site.invalid';

/**
 * Creates a link to a preview with drafts, or of the site at another moment.
 *
 * @throws {PreviewError} for an invalid duration, folder or path
 */
export function issuePreviewLink({ secret, origin, path = '/', ...asked }: PreviewLinkOptions): PreviewLink {
  if (path !== '/' && previewPath(path) === '/')
    throw new PreviewError('パスは / から始めて、サイトの中のページを指定してください');
  const { token, claims } = issuePreview(secret, asked);
  const url = new URL(SITE_CALLS.preview, origin);
  url.search = String(new URLSearchParams({ token, ...(path !== '/' && { path }) }));
  return { ...claims, url: url.href };
}

/**
 * Returns the id of a link, also of an expired one; an id is returned as it is. @throws {PreviewError} for other URLs
 */
export function previewIdOf(linkOrId: string, secret: string): string {
  if (!URL.canParse(linkOrId)) return linkOrId;
  const token = new URL(linkOrId).searchParams.get('token') ?? '';
  const verified = verifyPreview(secret, token);
  if (verified.kind === 'wrong') throw new PreviewError('このサイトのプレビューのリンクではありません');
  return verified.claims.id;
}

/** Normalizes the path and query that a link opens as a browser would; `/` for an invalid path or another origin. */
export function previewPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || asked.length > PATH_MAX_LENGTH || !URL.canParse(asked, HERE)) return '/';
  const { origin, pathname, search } = new URL(asked, HERE);
  const isHere = origin === HERE && !/^\/[/\\]/.test(pathname) && !pathname.startsWith(SITE_CALLS.preview);
  return isHere ? pathname + search : '/';
}
