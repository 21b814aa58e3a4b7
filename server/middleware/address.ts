import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { decodePath } from '../../shared/paths/request-path.ts';
import type { Resolution, Resolve } from '../../shared/paths/resolve.ts';
import { remembered } from '../../shared/remembered.ts';

/** Parsed target of a request. */
export interface Address {
  /** Path and query as sent. They are not decoded here: the resolver interprets encoded characters. */
  pathname: string;
  /** '' or '?…' */
  search: string;
  resolution: Resolution;
  /** Status of the refusal if the address is not one of this site. */
  refusal?: Refusal;
}

type Refusal = 400 | 404 | 414;

/**
 * Typical targets of scanners. A former site may have had such addresses: those that the vendor lists are resolved like
 * any other.
 */
const SCANNER =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml)(?:$|\/)|^\/(?:\.|wp-|cgi-bin|phpmyadmin|vendor\/)/i;
const WELL_KNOWN = '/.well-known/';

/** Longest accepted address; browsers and servers agree on about 8,000 bytes. */
const URL_MAX_LENGTH = 8_000;

/** Visitors request a few thousand addresses; longer ones than this are not linked anywhere. */
const KEPT_ADDRESSES = 4_096;
const KEPT_MAX_LENGTH = 256;

interface AddressDeps {
  resolve: Resolve;
  /** Increases whenever `resolve` may return something else. */
  revision(): number;
}

/** Resolves the address of a request before other middleware reads it. */
export function address({ resolve, revision }: AddressDeps): RequestHandler {
  const readerOfNow = () =>
    remembered((target) => readTarget(target, resolve), { max: KEPT_ADDRESSES, maxLength: KEPT_MAX_LENGTH });
  let reader = readerOfNow();
  let keptRevision = revision();

  function read(target: string): Address {
    if (keptRevision !== revision()) {
      reader = readerOfNow();
      keptRevision = revision();
    }
    return reader(target);
  }

  return (req, res, next) => {
    const found = read(req.url);
    res.locals.address = hostsOf(req) < 2 ? forVisitor(found, req, resolve) : refused(found, 400);
    next();
  };
}

/**
 * Resolves a refused address that is opened in a window: a visitor may have a link of a former site, so it gets the
 * not-found page.
 */
function forVisitor(found: Address, { headers }: IncomingMessage, resolve: Resolve): Address {
  const { pathname, search, refusal } = found;
  if (refusal !== 404 || headers['sec-fetch-dest'] !== 'document') return found;
  return { pathname, search, resolution: resolve(pathname, search) };
}

function readTarget(target: string, resolve: Resolve): Address {
  const parts = splitTarget(target);
  const refusal = refusalOf(target, parts.pathname);
  if (refusal) return refused(parts, refusal);
  const resolution = resolve(parts.pathname, parts.search);
  return isScanner(parts.pathname) && !isKnown(resolution, resolve)
    ? refused(parts, 404)
    : { ...parts, resolution };
}

function isScanner(pathname: string): boolean {
  return SCANNER.test(pathname) && !pathname.startsWith(WELL_KNOWN);
}

/**
 * Whether an address is a page, was one, or redirects to one. A redirect that only normalizes the address counts as its
 * target.
 */
function isKnown(resolution: Resolution, resolve: Resolve): boolean {
  switch (resolution.kind) {
    case 'redirect': {
      const { pathname, search } = splitTarget(resolution.location);
      return !isScanner(pathname) || isKnown(resolve(pathname, search), resolve);
    }
    case 'not-found':
      return resolution.dead;
    case 'malformed':
      return false;
    default:
      return true;
  }
}

function refused({ pathname, search }: Pick<Address, 'pathname' | 'search'>, refusal: Refusal): Address {
  return { pathname, search, resolution: { kind: 'malformed' }, refusal };
}

/**
 * Refuses other forms of the request target (`http://host/…`, `*`) and one that reads as a host (`//host/…`), so that
 * no other part of the site has to handle them.
 */
function refusalOf(target: string, pathname: string): Refusal | undefined {
  if (target[0] !== '/' || target[1] === '/') return 400;
  if (target.length > URL_MAX_LENGTH) return 414;
  // The result is compared because the bundler removes a call whose result is unused, even if it may throw.
  return decodePath(pathname) === undefined ? 400 : undefined;
}

function splitTarget(target: string): { pathname: string; search: string } {
  const end = target.indexOf('?');
  return end === -1
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, end), search: target.slice(end) };
}

/** Counts Host headers: more than one is refused (RFC 9112, 3.2), but Node keeps only the first. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}
