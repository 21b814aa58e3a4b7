import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { deskEnvironment } from '../desk/server/settings.ts';
import { API_TIMEOUT_MS, SIDE_DATA_MS } from '../shared/constants.ts';
import type { PublicSettings } from '../shared/render.ts';
import type { SiteRecord } from '../shared/site/site-schema.ts';
import { isDsn } from './dsn.ts';
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

const origin = z
  .url({ protocol: /^https?$/, error: 'http(s)://ホスト の形で指定してください' })
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

/** Who may say on whose behalf it asks, as Express's `trust proxy` reads it. `true` would believe anybody. */
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
  /** Where the pictures of an external upstream come from. */
  MEDIA_ORIGIN: origin.optional(),
  /** What the site sends with every call of the API, and what the content service alone asks for. */
  API_TOKEN: z
    .string()
    .min(16, '16文字以上で指定してください')
    .regex(/^[\x21-\x7e]*$/, '空白のない半角英数字と記号で指定してください')
    .optional(),
  API_TIMEOUT_MS: integer(1, 600_000).default(API_TIMEOUT_MS),
  /** How long a page waits for what it could do without. */
  SIDE_DATA_MS: integer(0, 600_000).default(SIDE_DATA_MS),
  CONTENT_DIR: z.string().default(path.resolve(import.meta.dirname, '../content')),
  /** How changes of the content folder are noticed: told by the system, looked for every second, or not at all. */
  CONTENT_WATCH: z
    .enum(['events', 'poll', 'off'], { error: 'events、poll、off のいずれかを指定してください' })
    .default('events'),
  /** Without it there is no `POST /-/content`. */
  CONTENT_TOKEN: z.string().min(16, '16文字以上で指定してください').optional(),
  /** What previews are signed with; without it there are none. */
  PREVIEW_SECRET: z.string().min(32, '32文字以上で指定してください').optional(),
  /** States of the content that previews show by name, a folder each; without it what `CONTENT_DIR` says alone. */
  PREVIEW_FOLDERS: z
    .string()
    .transform((value) => path.resolve(value))
    .optional(),
  /** What the media build has made of the content folder. */
  MEDIA_DIR: z
    .string()
    .default(path.resolve(import.meta.dirname, '../dist/media'))
    .transform((value) => path.resolve(value)),
  /** Where what was costly to make is kept (media/cache.ts). */
  MEDIA_CACHE_DIR: z.string().optional(),
  CONTENT_PORT: integer(0, 65_535).default(3001),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((value) => path.resolve(value)),
  /** Scripts and styles of builds that were replaced; `assets` in DATA_DIR by default. */
  OLD_ASSETS_DIR: z
    .string()
    .transform((value) => path.resolve(value))
    .optional(),
  /** How long they are kept after that; 0 keeps none. */
  OLD_ASSETS_DAYS: integer(0, 365).default(7),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres://… の形で指定してください' })
    .optional(),
  /** Keeps submissions for fewer days than the content promises; without it as long as that. */
  SUBMISSIONS_KEEP_DAYS: z
    .string()
    .refine((value) => parseSubmissionDays(value) !== undefined, SUBMISSION_DAYS_PROBLEM)
    .transform((value): SubmissionDays => parseSubmissionDays(value) ?? { daysByForm: {} })
    .optional(),
  /** How long the outbox remembers what it has delivered. */
  OUTBOX_KEEP_DAYS: integer(2, 36_500).default(30),
  /** How long it stays known who has seen, changed, exported or erased submissions. */
  AUDIT_KEEP_DAYS: integer(30, 36_500).default(1_095),
  /** What the database may hold; 0 sets no end. */
  DATABASE_MAX_MB: integer(0, 10_000_000).default(2_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp(s)://ホスト の形で指定してください' }).optional(),
  LEAD_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'http(s)://… の形で指定してください' }).optional(),
  SENTRY_DSN: z
    .string()
    .refine(isDsn, 'DSN(https://公開鍵@ホスト/プロジェクト番号)を指定してください')
    .optional(),
  /** Which requests have a trace: those that something is rendered or asked of the API for, or also kept pages, redirects and files. */
  SENTRY_TRACES: z
    .enum(['rendered', 'all'], { error: 'rendered、all のいずれかを指定してください' })
    .default('rendered'),
  SENTRY_ENVIRONMENT: z.string().default('production'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'GTM-XXXX の形で指定してください')
    .optional(),
  /** How long a page is fresh; 0 switches the page cache off. */
  PAGE_CACHE_TTL_S: integer(0, 86_400).default(60),
  /** How long it serves on after that, while a newer one is made or while the API is down. */
  PAGE_CACHE_STALE_S: integer(0, 604_800).default(86_400),
  /** The second level of the page cache, for several processes; without it each keeps its own pages. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'redis(s)://ホスト の形で指定してください' }).optional(),
  /** Pages that are rendered at once, and visitors who may wait for that. */
  RENDERS_MAX: integer(1, 1_000).default(16),
  RENDER_QUEUE_MAX: integer(1, 100_000).default(1_000),
  RENDER_QUEUE_WAIT_MS: integer(1, 600_000).default(2_000),
  /** Connections in all, and of one address that is no proxy. */
  CONNECTIONS_MAX: integer(1, 1_000_000).default(5_000),
  CONNECTIONS_PER_ADDRESS_MAX: integer(1, 1_000_000).default(250),
  /** How long a connection may be idle; longer than the balancer in front keeps its own. */
  KEEP_ALIVE_S: integer(1, 86_400).default(65),
  /** What one address may do within a minute. */
  WRITES_PER_MINUTE: integer(1, 1_000_000).default(20),
  SEARCHES_PER_MINUTE: integer(1, 1_000_000).default(200),
  WARRANTY_CHECKS_PER_MINUTE: integer(1, 1_000_000).default(10),
  /** After SIGTERM: how long load balancers have to hear that the process is not ready any more. */
  LAME_DUCK_S: integer(0, 300).default(5),
  /** Without it there is no `POST /-/purge`. */
  CACHE_PURGE_TOKEN: z.string().min(16, '16文字以上で指定してください').optional(),
  SURVEY_COMPANY: z.string().optional(),
  SURVEY_URL: z
    .string()
    .refine(
      (value) => value === 'off' || /^https?:\/\//.test(value),
      'http(s)://… の URL、または off を指定してください',
    )
    .optional(),
  /** Where Prometheus asks for figures; without a port nothing is counted. */
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** How many of a hundred requests that went well leave a line in the log. */
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

/** React reads NODE_ENV as well and takes anything but production for development: a server has to be told. */
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
 * Reads the settings once, all of them checked together.
 *
 * @throws {SettingsError} one line that names every invalid setting.
 */
export function readSettings(env: Environment = process.env): Settings {
  return read(environment, env);
}

/**
 * Reads the settings of a process that serves visitors.
 *
 * @throws {SettingsError} one line that names every invalid setting.
 */
export function readServerSettings(env: Environment = process.env): Settings {
  return read(serverEnvironment, env);
}

function read(schema: z.ZodType<Settings>, environment: Environment): Settings {
  const { env, problems } = withSecretFiles(environment);
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  const invalid = result.error?.issues ?? [];
  problems.push(...invalid.map(({ path: name, message }) => ({ name: name.join('.'), message })));
  if (problems.length > 0 || !result.success) throw new SettingsError(problems);
  return Object.freeze(result.data);
}

/** The subset that pages carry to the browser. What the environment leaves open, the content folder says. */
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

/** Where the content service writes, and whom it tells of submissions. */
export interface StoreSettings {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  webhookUrl?: string | undefined;
  /** What the database may hold. */
  maxBytes?: number | undefined;
  retention?: Retention;
}

export interface Retention extends SubmissionDays {
  /** Of what was delivered, in the outbox. */
  deliveredDays: number;
  /** Of who has seen, changed, exported or erased submissions. */
  auditDays: number;
}

/** Where scripts and styles of builds that were replaced are kept; undefined where none are. */
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
