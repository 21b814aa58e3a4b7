import path from 'node:path';
import { z } from 'zod';
import { API_TIMEOUT_MS } from '../shared/constants.ts';
import type { PublicSettings } from '../shared/render.ts';
import { SITE } from '../shared/site.ts';

const integer = (min: number, max: number) =>
  z.coerce.number({ error: '整数で指定してください' }).int().min(min).max(max);

const origin = z
  .url({ protocol: /^https?$/, error: 'http(s)://ホスト の形で指定してください' })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'パスを含められません')
  .transform((value) => new URL(value).origin);

/** DECISIONS: the table of settings. An empty variable counts as unset, as in compose files. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_ORIGIN: origin.default(SITE.origin),
  API_ORIGIN: origin.optional(),
  API_TIMEOUT_MS: integer(1, 600_000).default(API_TIMEOUT_MS),
  CONTENT_DIR: z.string().default(path.resolve(import.meta.dirname, '../content')),
  CONTENT_PORT: integer(0, 65_535).default(3001),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((value) => path.resolve(value)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres://… の形で指定してください' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp(s)://ホスト の形で指定してください' }).optional(),
  LEAD_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'http(s)://… の形で指定してください' }).optional(),
  SENTRY_DSN: z.url('DSN の URL を指定してください').optional(),
  SENTRY_ENVIRONMENT: z.string().default('production'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'GTM-XXXX の形で指定してください')
    .optional(),
  SURVEY_COMPANY: z.string().default('みなとアンケート株式会社(日本)'),
  SURVEY_URL: z
    .union([z.literal('off'), z.url()], { error: 'URL、または off を指定してください' })
    .default('https://survey.minamo-networks.example/web'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
    .default('loopback'),
});

/** React reads NODE_ENV as well and takes anything but production for development: a server has to be told. */
const serverEnvironment = environment.extend({
  NODE_ENV: z.enum(['production', 'development'], {
    error: 'production を指定してください(React の開発版で配信しないため)',
  }),
});

export type Settings = Readonly<z.infer<typeof environment>>;
type Environment = Record<string, string | undefined>;

export class SettingsError extends Error {
  constructor(issues: z.core.$ZodIssue[]) {
    super(
      `設定が正しくありません: ${issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    );
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

function read(schema: z.ZodType<Settings>, env: Environment): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) throw new SettingsError(result.error.issues);
  return Object.freeze(result.data);
}

/** The subset that pages carry to the browser. */
export function publicSettings(settings: Settings): PublicSettings {
  return {
    siteOrigin: settings.SITE_ORIGIN,
    sentryDsn: settings.SENTRY_DSN ?? null,
    sentryEnvironment: settings.SENTRY_ENVIRONMENT,
    gtmId: settings.GTM_ID ?? null,
    surveyCompany: settings.SURVEY_COMPANY,
    surveyUrl: settings.SURVEY_URL === 'off' ? null : settings.SURVEY_URL,
  };
}

/** Where the content service writes, and whom it tells of submissions. */
export interface StoreSettings {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  webhookUrl?: string | undefined;
}

export function storeSettings(settings: Settings): StoreSettings {
  return {
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    webhookUrl: settings.LEAD_WEBHOOK_URL,
  };
}
