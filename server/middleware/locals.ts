import type { ApiCall } from '../upstream/calls.ts';
import type { WaitClock } from '../upstream/wait-clock.ts';
import type { Address } from './address.ts';

declare global {
  namespace Express {
    /** Properties of a request and its response, which the middleware share in `res.locals`. */
    interface Locals {
      requestId: string;
      address: Address;
      /** Start of the request, in milliseconds of this process. */
      startedAt: number;
      /** Bytes that the connection had sent before. */
      sentBefore: number;
      /** Name of the route that answered, for the log. */
      route?: string;
      /** Call of the contract at an address below /api. */
      call?: ApiCall;
      /** Body of a posted form, URL-encoded; set if the address is a page that accepts one. */
      form?: Buffer;
      /** Outcome of the request in the page cache. */
      cacheState?: string;
      /** Whether the page lacks a section whose call failed. */
      isDegraded?: boolean;
      /** Time that the request has waited for a render slot. */
      queue?: WaitClock;
      /** Time that the request has waited for the API. */
      upstream?: WaitClock;
      /** Refused because of too many concurrent requests: expected, and logged elsewhere. */
      turnedAway?: boolean;
      /** Whether the site broke off the response, as opposed to the visitor. */
      isCutOff?: boolean;
    }
  }
}
