import type { Request, Router } from 'express';
import type { DeskSession } from '../../shared/api.ts';
import type { DeskSettings } from '../settings.ts';

/** Authenticated editor. A writer saves drafts and submits them; an approver also publishes. */
export type Editor = DeskSession['editor'];

/** Authentication of editors. */
export interface SignIn {
  /** Undefined for requests without a sign-in or permission to write. */
  editorOf(req: Request): Editor | undefined;
  /** Routes below /admin/sign-in, if any. */
  routes?: Router;
}

/** Characters that git reads as the end of a name, and control characters. */
const NOT_IN_NAMES = /[<>\p{Cc}]/gu;
const NAME_MAX_LENGTH = 100;
/** ASCII only: lower-casing maps some other letters to ASCII (the Kelvin sign to `k`), and some look alike. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9.-]+$/;

/**
 * Editor with the rights that the settings grant to an authenticated address; undefined without rights, or for anything
 * but a plain ASCII address.
 */
export function editorWith(
  { name, email }: { name: unknown; email: unknown },
  { DESK_WRITERS, DESK_APPROVERS = [] }: Pick<DeskSettings, 'DESK_WRITERS' | 'DESK_APPROVERS'>,
): Editor | undefined {
  if (typeof email !== 'string' || !EMAIL.test(email)) return undefined;
  const address = email.toLowerCase();
  const isApprover = DESK_APPROVERS.includes(address);
  if (!isApprover && DESK_WRITERS && !DESK_WRITERS.includes(address)) return undefined;
  const given = typeof name === 'string' ? name : '';
  const plain = given.replace(NOT_IN_NAMES, '').trim().slice(0, NAME_MAX_LENGTH);
  return { name: plain || address, email: address, role: isApprover ? 'approver' : 'writer' };
}
