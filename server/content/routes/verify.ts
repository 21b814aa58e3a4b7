import { Router } from 'express';
import { verifyCodeSchema } from '../../../shared/api/forms/answers.ts';
import { BusinessError, endpoint } from '../answer.ts';
import { perMinute } from '../limits.ts';
import { parseInput, readQuery } from '../read-input.ts';
import type { VerifyCodes, VerifyResult } from '../store/verify-codes.ts';
import { bodyOf, jsonBody } from '../submit.ts';

const CHALLENGES_PER_MINUTE = 30;
const CHECKS_PER_MINUTE = 20;

const MESSAGES: Record<Exclude<VerifyResult, 'passed'>, string> = {
  expired: '確認コードの有効期限が切れました。もう一度確認してください。',
  spent: 'この確認コードは使用済みです。もう一度確認してください。',
  wrong: '確認コードが正しくありません。もう一度確認してください。',
};

export function verifyRoutes(codes: VerifyCodes): Router {
  const router = Router();
  router.get(
    '/verify/challenge',
    perMinute(CHALLENGES_PER_MINUTE),
    (_req, res, next) => {
      res.set('Cache-Control', 'no-store');
      next();
    },
    endpoint(() => codes.challenge()),
  );
  router.post(
    '/verify/checkVerifyCode',
    perMinute(CHECKS_PER_MINUTE),
    jsonBody(),
    endpoint(async (req) => {
      const { verifyCode } = parseInput(verifyCodeSchema, {
        ...readQuery('/verify/checkVerifyCode', req),
        ...bodyOf(req),
      });
      const result = await codes.check(verifyCode);
      if (result !== 'passed') throw new BusinessError(400, MESSAGES[result]);
      return { verified: true };
    }),
  );
  return router;
}
