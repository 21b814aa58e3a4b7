import { isApiError } from '../../../shared/api/error.ts';
import type { VerifyChallenge } from '../../../shared/api/forms/answers.ts';
import type { Api } from '../../api/api.ts';

type VerifyApi = Pick<Api, 'getVerifyChallenge' | 'checkVerifyCode'>;

/** A code that has expired or was spent is replaced by a new one this often before the visitor hears of it. */
const RETRIES = 2;

/**
 * Lets the browser prove a little work before it sends, in place of distorted pictures. Resolves when the service has
 * taken the code, and at once where no script runs: on the server, and on plain HTTP, where there is no Web Crypto.
 *
 * @throws {ApiError}
 */
export async function verifyBrowser(
  api: VerifyApi,
  solve: typeof solveChallenge = solveChallenge,
): Promise<void> {
  if (typeof document === 'undefined' || !crypto.subtle) return;
  for (let attempt = 0; ; attempt += 1) {
    const challenge = await api.getVerifyChallenge().catch((error: unknown) => {
      // An upstream that asks for no proof has no challenge.
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    });
    if (!challenge) return;
    try {
      await api.checkVerifyCode(await solve(challenge));
      return;
    } catch (error) {
      const refused = isApiError(error) && error.kind === 'business' && error.code === 400;
      if (!refused || attempt === RETRIES) throw error;
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
