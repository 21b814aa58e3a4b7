import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { issuePreview, type PreviewClaims, PreviewError, type PreviewScope, verifyPreview } from './token.ts';

export interface PreviewLink extends PreviewClaims {
  /** To be opened in a browser; who has it sees what it shows. */
  url: string;
}

export interface PreviewLinkOptions extends PreviewScope {
  secret: string;
  /** The site that it leads to: `https://www.example.com`. */
  origin: string;
  /** How long it holds. */
  days: number;
  /** Where it leads to, path and query. */
  path?: string | undefined;
}

/** Longer than any address of a page. */
const PATH_MAX_LENGTH = 2_000;
/** Stands for any origin: an address that leaves it leads elsewhere. */
const HERE = 'https://site.invalid';

/**
 * Makes a link that shows drafts, or the site as it will be, to whoever has it.
 *
 * @throws {PreviewError} for a span, a folder or a path that cannot be
 */
export function issuePreviewLink({ secret, origin, path = '/', ...asked }: PreviewLinkOptions): PreviewLink {
  if (path !== '/' && previewPath(path) === '/')
    throw new PreviewError('パスは / から始めて、サイトの中のページを指定してください');
  const { token, claims } = issuePreview(secret, asked);
  const url = new URL(SITE_CALLS.preview, origin);
  url.search = String(new URLSearchParams({ token, ...(path !== '/' && { path }) }));
  return { ...claims, url: url.href };
}

/** The id of a link, or what is one already. Expired ones have theirs as well. @throws {PreviewError} for another text */
export function previewIdOf(linkOrId: string, secret: string): string {
  if (!URL.canParse(linkOrId)) return linkOrId;
  const token = new URL(linkOrId).searchParams.get('token') ?? '';
  const verified = verifyPreview(secret, token);
  if (verified.kind === 'wrong') throw new PreviewError('このサイトのプレビューのリンクではありません');
  return verified.claims.id;
}

/** Where an opened link leads to: path and query on this site, as a browser reads them; the home page for anything else. */
export function previewPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || asked.length > PATH_MAX_LENGTH || !URL.canParse(asked, HERE)) return '/';
  const { origin, pathname, search } = new URL(asked, HERE);
  const isHere = origin === HERE && !/^\/[/\\]/.test(pathname) && !pathname.startsWith(SITE_CALLS.preview);
  return isHere ? pathname + search : '/';
}
