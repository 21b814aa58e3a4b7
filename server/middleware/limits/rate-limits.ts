import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { API_BASE } from '../../../shared/constants.ts';
import { isCalculation, readQuery } from '../../../shared/paths/page-queries.ts';
import { refusalLog } from '../../load/refusal-log.ts';
import { type CountHit, SharedStore } from '../../load/shared-store.ts';
import type { Logger } from '../../monitoring/logger.ts';
import type { Settings } from '../../settings/settings.ts';
import { sendEnvelopeError } from '../endpoints/api-proxy.ts';
import { httpError } from '../pages/http-error.ts';
import { isReading } from '../reading.ts';

interface RateLimitsOptions {
  settings: Pick<Settings, 'WRITES_PER_MINUTE' | 'SEARCHES_PER_MINUTE' | 'WARRANTY_CHECKS_PER_MINUTE'>;
  /** Counts for all processes; without it each process counts its own requests. */
  count: CountHit | undefined;
  logger: Logger;
}

interface Limit {
  setting: keyof RateLimitsOptions['settings'];
  /** The limited action, as visitors read it. */
  what: string;
  concerns(req: Request): boolean;
}

const TOOL_DRAWINGS = '/topology/tools/';
const COMPUTED = [`${API_BASE}/search/`, `${API_BASE}/goods/listSuggestGoodsModel`, TOOL_DRAWINGS];
const WARRANTY_CHECK = `${API_BASE}/service/queryGuarantee`;
const WARRANTY_PAGES: readonly string[] = ['warranty-check', 'warranty-results'];

const LIMITS: readonly Limit[] = [
  { setting: 'WRITES_PER_MINUTE', what: '送信', concerns: ({ method }) => method === 'POST' },
  { setting: 'SEARCHES_PER_MINUTE', what: '検索や計算', concerns: isComputed },
  { setting: 'WARRANTY_CHECKS_PER_MINUTE', what: '確認', concerns: isWarrantyCheck },
];

/** Whether a request needs a computation: a search or a calculation. Cached pages never reach this middleware. */
function isComputed(req: Request): boolean {
  const { resolution, search = '' } = req.res?.locals.address ?? {};
  if (!isReading(req)) return false;
  if (resolution?.kind !== 'page') return COMPUTED.some((path) => req.path.startsWith(path));
  const { routeId } = resolution;
  return routeId === 'search' ? search !== '' : isCalculation(routeId, readQuery(routeId, search));
}

/** Whether a request could guess serial numbers, through the API or the form without JavaScript. */
function isWarrantyCheck(req: Request): boolean {
  const { resolution } = req.res?.locals.address ?? {};
  if (req.method === 'POST')
    return resolution?.kind === 'page' && WARRANTY_PAGES.includes(resolution.routeId);
  return req.path === WARRANTY_CHECK && isReading(req);
}

/**
 * Limits requests of one client address within a minute: keeps it from flooding the inbox, from guessing serial numbers
 * and from occupying searches and calculations. Other reading is answered from memory.
 */
export function rateLimits(options: RateLimitsOptions): RequestHandler[] {
  // A client that has disconnected has no address to count by, so its request ends here.
  const requireAddress: RequestHandler = (req, res, next) => {
    if (req.ip === undefined) res.destroy();
    else next();
  };
  return [requireAddress, ...LIMITS.map((limit) => limitOf(limit, options))];
}

function limitOf(
  { setting, what, concerns }: Limit,
  { settings, count, logger }: RateLimitsOptions,
): RequestHandler {
  const text = `短い時間に多くの${what}がありました。1分ほどおいて、もう一度お試しください。`;
  const refused = refusalLog(logger, `visitors limited (${setting})`);
  const limited = rateLimit({
    windowMs: 60_000,
    limit: settings[setting],
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    store: new SharedStore(setting, count),
    handler: (req, res, next) => {
      refused();
      if (req.path.startsWith(`${API_BASE}/`)) sendEnvelopeError(res, 429, text);
      else next(httpError(429, 'too many requests', text));
    },
  });
  // Checked here rather than in the limiter's `skip`, which would look up the address first and take several ticks
  // before a page passes.
  return (req, res, next) => (concerns(req) ? limited(req, res, next) : next());
}
