import type { RequestHandler } from 'express';

/** What scanners ask for and no page of this site ever was. */
const SCANNER =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml)(?:$|\/)|^\/(?:\.|wp-|cgi-bin|phpmyadmin|vendor\/)/i;
const WELL_KNOWN = '/.well-known/';

/** The longest address worth an answer; browsers and servers agree on about 8,000 bytes. */
const URL_MAX_LENGTH = 8_000;

/** Malformed addresses get a short 400 and scanners a tiny 404, before files are looked up or pages rendered. */
export function badRequests(): RequestHandler {
  return (req, res, next) => {
    const problem = addressProblem(req.originalUrl, req.path);
    if (!problem) return next();
    res.locals.route = 'rejected';
    res
      .status(problem)
      .type('text/plain; charset=utf-8')
      .set('Cache-Control', 'no-store')
      .send(problem === 404 ? 'Not Found' : 'アドレスの形式が正しくありません。');
  };
}

function addressProblem(url: string, path: string): 400 | 404 | 414 | undefined {
  if (url.length > URL_MAX_LENGTH) return 414;
  try {
    // Throws on a bad `%`. What a decodable address means is the resolver's to say.
    decodeURIComponent(path);
  } catch {
    return 400;
  }
  if (SCANNER.test(path) && !path.startsWith(WELL_KNOWN)) return 404;
  return undefined;
}
