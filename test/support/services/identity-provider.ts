import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLIENT_ID = 'desk';

/** Claims of the next person to sign in; values of any type are allowed. */
interface Claims extends Record<string, unknown> {
  email: unknown;
}

/** Editor with a verified address. */
export const EDITOR = { email: 'hanako@minamo.example', name: '水無 花子', email_verified: true };

/** OpenID provider without passwords, with the part of the protocol that signing in needs. */
export class IdentityProvider {
  person: Claims = EDITOR;
  readonly #server: Server;
  readonly #key: KeyObject;
  readonly #jwk: object;
  #nonce = '';

  private constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#key = privateKey;
    this.#jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
    this.#server = createServer((req, res) => {
      const url = new URL(req.url ?? '/', this.issuer);
      if (url.pathname === '/authorize') {
        this.#nonce = url.searchParams.get('nonce') ?? '';
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.search = String(
          new URLSearchParams({ code: 'code', state: url.searchParams.get('state') ?? '', iss: this.issuer }),
        );
        res.writeHead(302, { Location: back.href }).end();
        return;
      }
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify(this.#answer(url.pathname)));
    });
  }

  static async start(): Promise<IdentityProvider> {
    const provider = new IdentityProvider();
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings with which the desk uses this provider. */
  get settings(): Record<string, string> {
    return {
      DESK_AUTH: 'oidc',
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: 'client secret',
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(path: string): object {
    if (path === '/keys') return { keys: [this.#jwk] };
    if (path === '/token') return { access_token: 'access', token_type: 'Bearer', id_token: this.#idToken() };
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  #idToken(): string {
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: this.issuer,
      sub: 'person',
      aud: CLIENT_ID,
      iat: now,
      exp: now + 300,
      nonce: this.#nonce,
      ...this.person,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'RS256', kid: 'test' })}.${part(claims)}`;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(this.#key, 'base64url')}`;
  }
}
