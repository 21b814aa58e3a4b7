import { type CookieOptions, type Request, Router } from 'express';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { cookieIn } from '../../cookies.ts';
import type { Logger } from '../../logger.ts';
import { readClaims, signClaims } from '../../signed-claims.ts';
import type { DeskSettings } from '../settings.ts';
import { editorWith, type SignIn } from './editor.ts';

export interface OidcOptions {
  settings: Pick<DeskSettings, 'DESK_WRITERS' | 'DESK_APPROVERS'>;
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** Signs what browsers keep. */
  secret: string;
  /** Where browsers reach the desk: `https://desk.example`. */
  origin: string;
  logger: Logger;
}

const SESSION = 'desk_session';
const ATTEMPT = 'desk_sign_in';
const CALLBACK = '/admin/sign-in/callback';
const SESSION_MS = 8 * 60 * 60_000;
/** To type a password and look for a telephone. */
const ATTEMPT_MS = 10 * 60_000;

const session = z.strictObject({ name: z.string(), email: z.string(), until: z.number() });
const attempt = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});

/** Editors sign in with an OpenID provider (authorization code with PKCE); a signed cookie remembers who they are for a working day. */
export function oidcSignIn(options: OidcOptions): SignIn {
  const { settings, secret, logger } = options;
  const routes = Router();
  const redirectUri = options.origin + CALLBACK;
  let found: Promise<oidc.Configuration> | undefined;
  /** The provider is asked once it is needed, and again if it did not answer. */
  const provider = () => {
    found ??= discover(options).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  routes.get('/', async (_req, res) => {
    const config = await provider();
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const claims = { state, nonce, verifier, until: Date.now() + ATTEMPT_MS };
    res.cookie(ATTEMPT, signClaims(secret, ATTEMPT, claims), cookie(ATTEMPT_MS));
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    res.redirect(303, url.href);
  });

  routes.get('/callback', async (req, res) => {
    const begun = attempt.safeParse(
      readClaims(secret, ATTEMPT, cookieIn(req.get('cookie'), ATTEMPT) ?? ''),
    ).data;
    res.clearCookie(ATTEMPT, cookie());
    const person = begun && begun.until > Date.now() ? await personOf(req, begun) : undefined;
    const editor = person && editorWith(person, settings);
    if (!editor) {
      res.redirect(303, '/admin/?sign-in=failed');
      return;
    }
    const { name, email } = editor;
    const claims = { name, email, until: Date.now() + SESSION_MS };
    res.cookie(SESSION, signClaims(secret, SESSION, claims), cookie(SESSION_MS));
    res.redirect(303, '/admin/');
  });

  routes.post('/end', (_req, res) => {
    res.clearCookie(SESSION, cookie());
    res.redirect(303, '/admin/');
  });

  return {
    routes,
    editorOf(req) {
      const { data } = session.safeParse(
        readClaims(secret, SESSION, cookieIn(req.get('cookie'), SESSION) ?? ''),
      );
      // What the settings allow is asked each time: who may not write any more has no session.
      return data && data.until > Date.now() ? editorWith(data, settings) : undefined;
    },
  };

  async function personOf(req: Request, begun: z.infer<typeof attempt>) {
    try {
      const tokens = await oidc.authorizationCodeGrant(
        await provider(),
        new URL(req.originalUrl, options.origin),
        { expectedState: begun.state, expectedNonce: begun.nonce, pkceCodeVerifier: begun.verifier },
      );
      const claims = tokens.claims();
      if (claims?.email_verified === false) return undefined;
      return { name: claims?.name ?? claims?.preferred_username, email: claims?.email };
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'desk: sign-in failed');
      return undefined;
    }
  }

  /** Lax: the provider's page leads back here. */
  function cookie(maxAge?: number): CookieOptions {
    const secure = options.origin.startsWith('https:');
    return {
      httpOnly: true,
      secure,
      sameSite: 'lax',
      path: '/admin',
      ...(maxAge !== undefined && { maxAge }),
    };
  }
}

function discover({ issuer, clientId, clientSecret }: OidcOptions): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  // A provider on this machine, to try it out, may do without TLS.
  const isHere = server.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(server.hostname);
  return oidc.discovery(server, clientId, clientSecret, undefined, {
    ...(isHere && { execute: [oidc.allowInsecureRequests] }),
  });
}
