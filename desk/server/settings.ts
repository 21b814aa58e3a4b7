import path from 'node:path';
import { z } from 'zod';
import { LINK_CHECK_SCHEDULES } from '../shared/daily.ts';

const emails = z
  .string()
  .transform((value) => value.split(',').map((email) => email.trim().toLowerCase()))
  .refine(
    (list) => list.every((email) => /^[^\s@]+@\S+$/.test(email)),
    'メールアドレスをカンマで区切って指定してください',
  );

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, 'ヘッダーの名前を指定してください')
  .transform((name) => name.toLowerCase());

/** Settings of the editors' desk. */
export const deskEnvironment = {
  /** Whether the site serves the desk itself; `npm run desk` serves it alone. */
  DESK: z
    .enum(['0', '1'], { error: '1 または 0 を指定してください' })
    .default('0')
    .transform((value) => value === '1'),
  DESK_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  DESK_HOST: z.string().default('127.0.0.1'),
  /** Public origin of the desk. */
  DESK_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Authentication: none (one person on this machine), a proxy in front, or an OpenID provider. */
  DESK_AUTH: z
    .enum(['local', 'header', 'oidc'], { error: 'local、header、oidc のいずれかを指定してください' })
    .default('local'),
  DESK_USER_HEADER: headerName.default('x-forwarded-user'),
  DESK_EMAIL_HEADER: headerName.default('x-forwarded-email'),
  /** Shared secret of the proxy that authenticates editors (`header`). */
  DESK_PROXY_SECRET: z.string().min(32, '32文字以上で指定してください').optional(),
  /** Editors who may write; all authenticated ones by default. */
  DESK_WRITERS: emails.optional(),
  /** Editors who may also publish. */
  DESK_APPROVERS: emails.optional(),
  /** Editors who may read submissions; none by default, except the person of `local`. */
  DESK_SUBMISSION_READERS: emails.optional(),
  /** Signs the sessions of `oidc`. */
  DESK_SECRET: z.string().min(32, '32文字以上で指定してください').optional(),
  /** Schedule of checks of the content's links to other sites. */
  DESK_LINK_CHECK: z
    .enum(LINK_CHECK_SCHEDULES, { error: 'off、daily、weekly のいずれかを指定してください' })
    .default('off'),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** Git remote that is shared with others; undefined uses the repository of this machine alone. */
  DESK_REMOTE: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'git のリモートの名前を指定してください')
    .optional(),
};

export type DeskSettings = z.infer<z.ZodObject<typeof deskEnvironment>>;

/** Folder of the desk's state outside git and the database. */
export function deskFolder({ DATA_DIR }: { DATA_DIR: string }): string {
  return path.join(DATA_DIR, 'desk');
}
