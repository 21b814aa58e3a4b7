import { type Request, type RequestHandler, type Response, Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { z } from 'zod';
import { CSP_REPORTS } from '../../../shared/paths/resources.ts';
import { refusalLog } from '../../load/refusal-log.ts';
import type { Logger } from '../../monitoring/logger.ts';
import { readBody } from '../read-body.ts';

/** Labels under which reports are counted: any client can send one with any text in it. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'media-src', 'connect-src', 'worker-src', 'frame-src'],
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'manifest-src'],
]);
const OTHER = 'other';

const BODY_MAX_BYTES = 16 * 1024;
const PER_MINUTE = 30;
/** Per request. Browsers batch a few. */
const REPORTS_MAX = 20;
const PATH_MAX_LENGTH = 200;

const text = z.string().catch('');
/** Formats of `report-uri` and of the Reporting API. */
const posted = z.union([
  z
    .object({
      'csp-report': z.object({
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'document-uri': text,
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        directive: report['effective-directive'] || (report['violated-directive'].split(' ', 1)[0] ?? ''),
        blocked: report['blocked-uri'],
        page: report['document-uri'],
      },
    ]),
  z
    .array(
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
      }),
    )
    .max(REPORTS_MAX)
    .transform((reports) =>
      reports.map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        page: body.documentURL,
      })),
    ),
]);

interface CspReportsDeps {
  /** Number of accepted reports by directive. */
  counts: Map<string, number>;
  logger: Logger;
}

/**
 * `POST /-/csp-reports`: counts and logs violations of the content security policy that browsers report, without a
 * response body. Of the addresses in a report only the path of the page and the origin of the blocked resource are
 * logged.
 */
export function cspReports({ counts, logger }: CspReportsDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const told = refusalLog(logger, 'content security policy: kept something out');
  const limit = rateLimit({
    windowMs: 60_000,
    limit: PER_MINUTE,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: (req) => req.ip === undefined,
    handler: (_req, res) => void res.status(429).end(),
  });
  const take: RequestHandler = (req, res) => {
    for (const { directive: named, blocked, page } of readReports(req)) {
      const directive = DIRECTIVES.has(named) ? named : OTHER;
      counts.set(directive, (counts.get(directive) ?? 0) + 1);
      told({ directive, blocked: sourceOf(blocked), path: pathOf(page) });
    }
    res.status(204).end();
  };
  router.post(CSP_REPORTS, named, limit, readBody({ type: '*/*', limit: BODY_MAX_BYTES }), take);
  return router;
}

function named(_req: Request, res: Response, next: () => void): void {
  res.locals.route = 'csp-reports';
  res.set('Cache-Control', 'no-store');
  next();
}

function readReports({ body }: Request): z.infer<typeof posted> {
  try {
    return posted.safeParse(JSON.parse(String(body))).data ?? [];
  } catch {
    return [];
  }
}

/** `https://ads.example`, or a word such as `inline`. */
function sourceOf(blocked: string): string {
  if (URL.canParse(blocked)) {
    const { origin, protocol } = new URL(blocked);
    return origin === 'null' ? protocol : origin;
  }
  return /^[a-z-]{1,30}$/.test(blocked) ? blocked : OTHER;
}

function pathOf(page: string): string {
  return URL.canParse(page) ? new URL(page).pathname.slice(0, PATH_MAX_LENGTH) : '';
}
