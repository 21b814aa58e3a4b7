import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { deskEnvironment } from '../../desk/server/settings.ts';
import { API_TIMEOUT_MS, SIDE_DATA_MS } from '../../shared/constants.ts';
import type { PublicSettings } from '../../shared/render.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import { isDsn } from '../monitoring/dsn.ts';
import { parseSubmissionDays, SUBMISSION_DAYS_PROBLEM, type SubmissionDays } from './retention-setting.ts';
import { withSecretFiles } from './secret-files.ts';

const MEGABYTE = 1_000_000;

const integer = (min: number, max: number) => {
  const message = `${min}から${max}までの整数で指定してください`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

/** Folder, relative to the working directory. */
const folder = z.string().transform((value) => path.resolve(value));

const secret = (min: number) => z.string().min(min, `${min}文字以上で指定してください`);

const url = (protocol: RegExp, form: string) => z.url({ protocol, error: `${form} の形で指定してください` });

const origin = url(/^https?$/, 'http(s)://ホスト')
  .refine(
    isBareOrigin,
    'http(s)://ホスト の形で指定してください(利用者名、パスワード、パス、クエリーは含められません)',
  )
  .transform((value) => new URL(value).origin);

function isBareOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password, pathname, search, hash } = new URL(value);
  return username + password + search + hash === '' && pathname === '/';
}

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a value is a valid list of trusted proxies for Express's `trust proxy`. `true` would trust any client. */
function isProxyList(value: string): boolean {
  if (/^\d{1,2}$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', prefix, ...more] = part.trim().split('/');
    if (PROXY_GROUPS.includes(part.trim())) return true;
    const version = isIP(address);
    const isPrefix =
      prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
    return version !== 0 && isPrefix && more.length === 0;
  });
}

/** Every setting. An empty variable counts as unset, as in compose files. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  /** Origin of the pictures of an external upstream. */
  MEDIA_ORIGIN: origin.optional(),
  /** Token sent with every API call, which a content service that runs alone requires. */
  API_TOKEN: secret(16)
    .regex(/^[\x21-\x7e]*$/, '空白のない半角英数字と記号で指定してください')
    .optional(),
  API_TIMEOUT_MS: integer(1, 600_000).default(API_TIMEOUT_MS),
  /** Time for which a page waits for optional data. */
  SIDE_DATA_MS: integer(0, 600_000).default(SIDE_DATA_MS),
  CONTENT_DIR: z.string().default(path.resolve(import.meta.dirname, '../../content')),
  /** Files for download that are too large for the content folder's repository. */
  FILES_DIR: folder.optional(),
  /** Detection of changes in the content folder: file system events, polling every second, or none. */
  CONTENT_WATCH: z
    .enum(['events', 'poll', 'off'], { error: 'events、poll、off のいずれかを指定してください' })
    .default('events'),
  /** Enables `POST /-/content`. */
  CONTENT_TOKEN: secret(16).optional(),
  /** Key that signs previews; without it there are none. */
  PREVIEW_SECRET: secret(32).optional(),
  /** Folders with versions of the content that previews show by name; without it previews show `CONTENT_DIR` alone. */
  PREVIEW_FOLDERS: folder.optional(),
  /** Output of the media build. */
  MEDIA_DIR: folder.prefault(path.resolve(import.meta.dirname, '../../dist/media')),
  /** Cache of media that are expensive to generate (media/cache.ts). */
  MEDIA_CACHE_DIR: z.string().optional(),
  CONTENT_PORT: integer(0, 65_535).default(3001),
  DATA_DIR: folder.prefault('./data'),
  /** Scripts and styles of replaced builds; `assets` in DATA_DIR by default. */
  OLD_ASSETS_DIR: folder.optional(),
  /** Days for which they are retained after that; 0 retains none. */
  OLD_ASSETS_DAYS: integer(0, 365).default(7),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://…').optional(),
  /** Retains submissions for fewer days than the content promises; as long as promised if unset. */
  SUBMISSIONS_KEEP_DAYS: z
    .string()
    .transform(parseSubmissionDays)
    .refine((days) => days !== undefined, SUBMISSION_DAYS_PROBLEM)
    .optional(),
  /** Retention of delivered entries in the outbox. */
  OUTBOX_KEEP_DAYS: integer(2, 36_500).default(30),
  /** Retention of the audit log: views, changes, exports and deletions of submissions. */
  AUDIT_KEEP_DAYS: integer(30, 36_500).default(1_095),
  /** Size limit of the database; 0 for none. */
  DATABASE_MAX_MB: integer(0, 10_000_000).default(2_000),
  SMTP_URL: url(/^smtps?$/, 'smtp(s)://ホスト').optional(),
  LEAD_WEBHOOK_URL: url(/^https?$/, 'http(s)://…').optional(),
  SENTRY_DSN: z
    .string()
    .refine(isDsn, 'DSN(https://公開鍵@ホスト/プロジェクト番号)を指定してください')
    .optional(),
  /**
   * Requests that have a trace: those that render a page or call the API, or also cached pages, redirects and files.
   */
  SENTRY_TRACES: z
    .enum(['rendered', 'all'], { error: 'rendered、all のいずれかを指定してください' })
    .default('rendered'),
  SENTRY_ENVIRONMENT: z.string().default('production'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'GTM-XXXX の形で指定してください')
    .optional(),
  /** Time for which a page is fresh; 0 switches the page cache off. */
  PAGE_CACHE_TTL_S: integer(0, 86_400).default(60),
  /** Time after that in which a stale page is served, while it is rendered again or the API is down. */
  PAGE_CACHE_STALE_S: integer(0, 604_800).default(86_400),
  /** Second level of the page cache, shared by several processes; without it each process caches its own pages. */
  REDIS_URL: url(/^rediss?$/, 'redis(s)://ホスト').optional(),
  /** Concurrent renders, and requests that may wait in the queue. */
  RENDERS_MAX: integer(1, 1_000).default(16),
  RENDER_QUEUE_MAX: integer(1, 100_000).default(1_000),
  RENDER_QUEUE_WAIT_MS: integer(1, 600_000).default(2_000),
  /** Connections in total, and of one address that is not a proxy. */
  CONNECTIONS_MAX: integer(1, 1_000_000).default(5_000),
  CONNECTIONS_PER_ADDRESS_MAX: integer(1, 1_000_000).default(250),
  /** Idle time of a connection; longer than that of the load balancer in front. */
  KEEP_ALIVE_S: integer(1, 86_400).default(65),
  /** Rate limits of one client address. */
  WRITES_PER_MINUTE: integer(1, 1_000_000).default(20),
  SEARCHES_PER_MINUTE: integer(1, 1_000_000).default(200),
  WARRANTY_CHECKS_PER_MINUTE: integer(1, 1_000_000).default(10),
  /** After SIGTERM: time for load balancers to notice that the process is not ready. */
  LAME_DUCK_S: integer(0, 300).default(5),
  /** Enables `POST /-/purge`. */
  CACHE_PURGE_TOKEN: secret(16).optional(),
  SURVEY_COMPANY: z.string().optional(),
  SURVEY_URL: z
    .string()
    .refine(
      (value) => value === 'off' || /^https?:\/\//.test(value),
      'http(s)://… の URL、または off を指定してください',
    )
    .optional(),
  /** Port on which Prometheus scrapes metrics; without one they are not collected. */
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Percentage of successful requests that are logged. */
  LOG_SAMPLE_PERCENT: integer(0, 100).default(100),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxyList,
      'プロキシの段数、または loopback、linklocal、uniquelocal、IPアドレス、CIDR をカンマで区切って指定してください',
    )
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
    .default('loopback'),
  ...deskEnvironment,
});

/** Rejects any NODE_ENV but production and development, because React takes an unknown one for development. */
const serverEnvironment = environment.extend({
  NODE_ENV: z.enum(['production', 'development'], {
    error: 'production を指定してください(React の開発版で配信しないため)',
  }),
});

export type Settings = Readonly<z.infer<typeof environment>>;
type Environment = Record<string, string | undefined>;

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

export class SettingsError extends Error {
  constructor(problems: { name: string; message: string }[]) {
    super(`設定が正しくありません: ${problems.map(({ name, message }) => `${name}: ${message}`).join('; ')}`);
    this.name = 'SettingsError';
  }
}

/**
 * Reads all settings at once.
 *
 * @throws {SettingsError} one line that names every invalid setting
 */
export function readSettings(
  variables: Environment = process.env,
  schema: z.ZodType<Settings> = environment,
): Settings {
  const { env, problems } = withSecretFiles(variables);
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  const invalid = result.error?.issues ?? [];
  problems.push(...invalid.map(({ path: name, message }) => ({ name: name.join('.'), message })));
  if (problems.length > 0 || !result.success) throw new SettingsError(problems);
  return Object.freeze(result.data);
}

/**
 * Reads the settings of a process that serves visitors.
 *
 * @throws {SettingsError} one line that names every invalid setting
 */
export function readServerSettings(env?: Environment): Settings {
  return readSettings(env, serverEnvironment);
}

/** Settings that pages send to the browser. The content folder supplies those that the environment leaves unset. */
export function publicSettings(
  settings: Settings,
  { origin: siteOrigin, survey }: Pick<SiteRecord, 'origin' | 'survey'>,
): PublicSettings {
  const surveyUrl = settings.SURVEY_URL ?? survey?.url ?? 'off';
  return {
    siteOrigin: settings.SITE_ORIGIN ?? siteOrigin,
    mediaOrigin: settings.MEDIA_ORIGIN ?? null,
    sentryDsn: settings.SENTRY_DSN ?? null,
    sentryEnvironment: settings.SENTRY_ENVIRONMENT,
    gtmId: settings.GTM_ID ?? null,
    surveyCompany: settings.SURVEY_COMPANY ?? survey?.company ?? '',
    surveyUrl: surveyUrl === 'off' ? null : surveyUrl,
    sideDataMs: settings.SIDE_DATA_MS,
  };
}

/** Storage of the content service, and recipients of notifications about submissions. */
export interface StoreSettings {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  webhookUrl?: string | undefined;
  /** Size limit of the database. */
  maxBytes?: number | undefined;
  retention?: Retention;
}

export interface Retention extends SubmissionDays {
  /** Of delivered entries in the outbox. */
  deliveredDays: number;
  /** Of views, changes, exports and deletions of submissions. */
  auditDays: number;
}

/** Folder with scripts and styles of replaced builds; undefined if they are not retained. */
export function oldAssetsDir({ OLD_ASSETS_DIR, OLD_ASSETS_DAYS, DATA_DIR }: Settings): string | undefined {
  return OLD_ASSETS_DAYS === 0 ? undefined : (OLD_ASSETS_DIR ?? path.join(DATA_DIR, 'assets'));
}

export function storeSettings(settings: Settings): StoreSettings & { retention: Retention } {
  return {
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    webhookUrl: settings.LEAD_WEBHOOK_URL,
    maxBytes: settings.DATABASE_MAX_MB === 0 ? undefined : settings.DATABASE_MAX_MB * MEGABYTE,
    retention: {
      ...(settings.SUBMISSIONS_KEEP_DAYS ?? { daysByForm: {} }),
      deliveredDays: settings.OUTBOX_KEEP_DAYS,
      auditDays: settings.AUDIT_KEEP_DAYS,
    },
  };
}
