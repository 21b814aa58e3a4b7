import type { Api } from '../../../shared/api/client.ts';
import { isApiError } from '../../../shared/api/error.ts';
import type { VerifyChallenge } from '../../../shared/api/forms/answers.ts';

/** A code that has expired or was spent is replaced by a new one this often before the visitor hears of it. */
const RETRIES = 2;

/** Solves a challenge; gives the code as the API takes it. */
export type Solve = (challenge: VerifyChallenge) => Promise<string>;

/**
 * A code that proves a little work of this browser, in place of distorted pictures. None where no script runs: on the
 * server, and on plain HTTP, where there is no Web Crypto.
 *
 * @param purpose the one submission that the code will be good for.
 * @throws {ApiError}
 */
async function verifyCode(
  api: Pick<Api, 'getVerifyChallenge'>,
  purpose: string | undefined,
  solve: Solve,
): Promise<string | undefined> {
  if (typeof document === 'undefined' || !crypto.subtle) return undefined;
  const challenge = await api.getVerifyChallenge(purpose).catch((error: unknown) => {
    // An upstream that asks for no proof has no challenge.
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });
  return challenge ? solve(challenge) : undefined;
}

/**
 * Sends something with a code, and once more with a new one when the service does not take that code any more.
 *
 * @param isRefused tells such a refusal from others.
 * @throws {ApiError}
 */
export async function withVerifyCode<Result>(
  api: Pick<Api, 'getVerifyChallenge'>,
  purpose: string | undefined,
  send: (code: string | undefined) => Promise<Result>,
  isRefused: (error: unknown) => boolean,
  solve: Solve = solveChallenge,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const code = await verifyCode(api, purpose, solve);
    try {
      return await send(code);
    } catch (error) {
      if (!isRefused(error) || attempt === RETRIES) throw error;
    }
  }
}

/** The solved challenge as the API takes it: Base64 of JSON. The work itself is done off the main thread (Web Crypto). */
async function solveChallenge(challenge: VerifyChallenge): Promise<string> {
  const [{ solveChallenge: work }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await work({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
