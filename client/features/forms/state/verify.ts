import type { Api } from '../../../../records/client.ts';
import { isApiError } from '../../../../shared/api/error.ts';
import type { VerifyChallenge } from '../../../../shared/api/forms/answers.ts';

/** Number of retries with a new code when a code has expired or was spent. */
const RETRIES = 2;

/**
 * Code that proves a little work of this browser, instead of a CAPTCHA. Undefined without script: on the
 * server, and on plain HTTP, where Web Crypto is missing.
 *
 * @param purpose the one submission for which the code is valid.
 * @throws {ApiError}
 */
async function verifyCode(
  api: Pick<Api, 'getVerifyChallenge'>,
  purpose: string | undefined,
): Promise<string | undefined> {
  if (typeof document === 'undefined' || !crypto.subtle) return undefined;
  const challenge = await api.getVerifyChallenge(purpose).catch((error: unknown) => {
    // An upstream without proof of work has no challenge.
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });
  return challenge ? solveChallenge(challenge) : undefined;
}

/**
 * Sends a request with a code, and retries with a new code when the service rejects the code.
 *
 * @param isRefused returns whether an error is such a rejection.
 * @throws {ApiError}
 */
export async function withVerifyCode<Result>(
  api: Pick<Api, 'getVerifyChallenge'>,
  purpose: string | undefined,
  send: (code: string | undefined) => Promise<Result>,
  isRefused: (error: unknown) => boolean,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const code = await verifyCode(api, purpose);
    try {
      return await send(code);
    } catch (error) {
      if (!isRefused(error) || attempt === RETRIES) throw error;
    }
  }
}

/**
 * Solves a challenge. Returns Base64 of JSON, as the API expects it. The work runs off the main thread (Web
 * Crypto).
 */
async function solveChallenge(challenge: VerifyChallenge): Promise<string> {
  const [{ solveChallenge: work }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await work({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
