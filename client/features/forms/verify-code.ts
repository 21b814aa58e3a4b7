import type { Challenge } from 'altcha-lib';
import { isApiError } from '../../../shared/api/error.ts';
import type { VerifyChallenge } from '../../../shared/api/forms/answers.ts';
import type { Api } from '../../api/api.ts';

/** A code may have expired or been spent on the way; a new one is fetched this often. */
const ATTEMPTS = 3;

/**
 * Proves that a browser with a visitor is at work, not a flood of requests: solves a challenge and has it checked.
 * Nobody has to see or type anything. For the browser only.
 *
 * @throws {ApiError} when the code is refused every time, or the API does not answer.
 */
export async function proveHuman(api: Pick<Api, 'getVerifyChallenge' | 'checkVerifyCode'>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await api.checkVerifyCode(await solve(await api.getVerifyChallenge()));
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isApiError(error) || error.kind !== 'business') throw error;
    }
  }
}

/** The library comes when it is needed: most visitors never send anything. */
async function solve(signed: VerifyChallenge): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const challenge = signed as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
