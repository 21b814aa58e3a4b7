import { type CookieOptions, type Request, type Response, Router } from 'express';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Logger } from '../../../server/monitoring/logger.ts';
import { cookieIn } from '../../../server/security/cookies.ts';
import { readClaims, signClaims } from '../../../server/security/signed-claims.ts';
import type { Settings } from '../../../server/settings/settings.ts';
import { deskFolder } from '../settings.ts';
import { Accounts } from './accounts.ts';
import { editorWith, type SignIn } from './editor.ts';
import { SESSION_MS, SessionFolder } from './session-folder.ts';

/** Settings of which a provider needs some. */
type OidcSettings = Settings & Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'DESK_SECRET', string>;

const CALLBACK = '/admin/sign-in/callback';
/** Time to type a password and confirm on a second device. */
const ATTEMPT_MS = 10 * 60_000;
/** Value of Clear-Site-Data. Without `cookies`, which would clear those of all hosts of the domain. */
const CLEARED = '"cache", "storage"';

const attempt = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});

/**
 * Authentication by an OpenID provider (authorization code with PKCE). Sessions are kept by the desk; the cookie holds
 * a random id.
 *
 * @param origin public origin of the desk: `https://desk.example`
 */
export function oidcSignIn(
  settings: OidcSettings,
  { origin, logger }: { origin: string; logger: Logger },
): SignIn {
  // Signs the cookie of a sign-in in progress.
  const { DESK_SECRET: secret } = settings;
  const folder = deskFolder(settings);
  const [sessions, accounts] = [new SessionFolder(folder), new Accounts(folder)];
  const isSecure = origin.startsWith('https:');
  // Browsers accept the prefix only with Secure, path / and without a domain.
  const prefix = isSecure ? '__Host-' : '';
  const [sessionCookie, attemptCookie] = [`${prefix}desk_session`, `${prefix}desk_sign_in`];
  const routes = Router();
  let found: Promise<oidc.Configuration> | undefined;
  /** Discovers the provider on first use, and again after a failure. */
  const provider = () => {
    found ??= discover(settings).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  routes.get('/', async (_req, res) => {
    const config = await provider().catch(() => undefined);
    if (!config) return refuse(res, new Error('the provider does not answer (OIDC_ISSUER)'));
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const claims = { state, nonce, verifier, until: Date.now() + ATTEMPT_MS };
    // Lax: the provider's page leads back here.
    res.cookie(attemptCookie, signClaims(secret, attemptCookie, claims), cookie('lax', ATTEMPT_MS));
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: origin + CALLBACK,
      scope: 'openid profile email',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    res.redirect(303, url.href);
  });

  routes.get('/callback', async (req, res) => {
    try {
      await begin(req, res);
      res.redirect(303, '/admin/');
    } catch (error) {
      refuse(res, error);
    }
  });

  routes.post('/end', (req, res) => {
    const session = sessions.end(cookieIn(req.get('cookie'), sessionCookie));
    if (session) logger.info({ editor: session.editorId }, 'desk: signed out');
    res.clearCookie(sessionCookie, cookie('strict'));
    res.set('Clear-Site-Data', CLEARED);
    res.redirect(303, '/admin/');
  });

  return {
    routes,
    editorOf(req) {
      const session = sessions.find(cookieIn(req.get('cookie'), sessionCookie));
      // Permissions are checked at every request: a removed editor loses the session at once.
      return session && editorWith(session, settings);
    },
  };

  function refuse(res: Response, error: unknown): void {
    logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'desk: sign-in refused');
    res.redirect(303, '/admin/?sign-in=failed');
  }

  /** Begins a session. @throws {Error} with the reason for a refusal, for the log */
  async function begin(req: Request, res: Response): Promise<void> {
    const cookies = req.get('cookie');
    res.clearCookie(attemptCookie, cookie('lax'));
    const { data: begun } = attempt.safeParse(
      readClaims(secret, attemptCookie, cookieIn(cookies, attemptCookie) ?? ''),
    );
    if (!begun || begun.until < Date.now()) throw new Error('no sign-in was begun in this browser');
    const tokens = await oidc.authorizationCodeGrant(await provider(), new URL(req.originalUrl, origin), {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the provider has sent no ID token');
    const { email, email_verified, name, preferred_username, iss, sub } = claims;
    if (email_verified !== true) throw new Error('the provider has not verified the address');
    const editor = editorWith({ email, name: name ?? preferred_username }, settings);
    if (!editor) throw new Error('the address may not write (DESK_WRITERS, DESK_APPROVERS)');
    const account = accounts.admit({ email: editor.email, iss, sub });
    if (!account) throw new Error('another account has signed in with this address before (desk:sessions)');
    sessions.end(cookieIn(cookies, sessionCookie));
    const person = { editorId: account.id, name: editor.name, email: editor.email };
    res.cookie(sessionCookie, sessions.begin(person), cookie('strict', SESSION_MS));
    logger.info({ editor: account.id, rights: editor.role }, 'desk: signed in');
  }

  function cookie(sameSite: 'lax' | 'strict', maxAge?: number): CookieOptions {
    const path = isSecure ? '/' : '/admin';
    return { httpOnly: true, secure: isSecure, sameSite, path, ...(maxAge !== undefined && { maxAge }) };
  }
}

function discover(settings: OidcSettings): Promise<oidc.Configuration> {
  const server = new URL(settings.OIDC_ISSUER);
  // Allows trying out a local provider without TLS.
  const isHere = server.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(server.hostname);
  const execute = isHere ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(server, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET, undefined, { execute });
}
