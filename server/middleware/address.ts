import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { decodePath } from '../../shared/paths/request-path.ts';
import type { Resolution, Resolve } from '../../shared/paths/resolve.ts';
import { remembered } from '../../shared/remembered.ts';

declare global {
  namespace Express {
    interface Locals {
      address: Address;
    }
  }
}

/** What a request target says. */
export interface Address {
  /** Path and query as sent. Nothing is decoded here: the resolver decides what an encoded character means. */
  pathname: string;
  /** '' or '?…' */
  search: string;
  resolution: Resolution;
  /** The status of its refusal, for what is no address of this site. */
  refusal?: Refusal;
}

type Refusal = 400 | 404 | 414;

/** What scanners ask for. A site may have had such addresses itself: those that the vendor lists are answered like any other. */
const SCANNER =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml)(?:$|\/)|^\/(?:\.|wp-|cgi-bin|phpmyadmin|vendor\/)/i;
const WELL_KNOWN = '/.well-known/';

/** The longest address worth a response; browsers and servers agree on about 8,000 bytes. */
const URL_MAX_LENGTH = 8_000;

/** Visitors come to a few thousand addresses; what is longer than this is nobody's link. */
const KEPT_ADDRESSES = 4_096;
const KEPT_MAX_LENGTH = 256;

interface AddressDeps {
  resolve: Resolve;
  /** Another number whenever `resolve` may say something else. */
  revision(): number;
}

/** Finds out what the address of a request means, before anything else looks at it. */
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

/** A person may have such an address as well, of a site before this one: in a window it is an unknown page like any other. */
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

/** Whether an address is a page, was one, or leads to one; one that is only tidied is what it is without that. */
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
 * Refuses other forms of the request target (`http://host/…`, `*`) and one that reads as a host (`//host/…`): no part of
 * the site has to ask itself what a scheme in it would mean.
 */
function refusalOf(target: string, pathname: string): Refusal | undefined {
  if (target[0] !== '/' || target[1] === '/') return 400;
  if (target.length > URL_MAX_LENGTH) return 414;
  // The result is compared: a call whose result nobody uses, the build leaves out, whether it throws or not.
  return decodePath(pathname) === undefined ? 400 : undefined;
}

function splitTarget(target: string): { pathname: string; search: string } {
  const end = target.indexOf('?');
  return end === -1
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, end), search: target.slice(end) };
}

/** More than one Host header is refused (RFC 9112, 3.2); Node keeps the first one alone. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
