import { Router } from 'express';
import { verifyCodeSchema } from '../../../shared/api/forms/answers.ts';
import { ApiFailure, endpoint } from '../envelope.ts';
import { bodyOf, jsonBody } from '../json-body.ts';
import { parseInput, readQuery } from '../parse-request.ts';
import { perMinute } from '../rate-limit.ts';
import type { VerifyCodes } from '../store/verify-codes.ts';
import { VERIFY_PROBLEMS } from '../verify-problems.ts';

const CHALLENGES_PER_MINUTE = 30;
const CHECKS_PER_MINUTE = 20;

export function verifyRoutes(codes: VerifyCodes): Router {
  const router = Router();
  router.get(
    '/verify/challenge',
    perMinute(CHALLENGES_PER_MINUTE),
    (_req, res, next) => {
      res.set('Cache-Control', 'no-store');
      next();
    },
    endpoint((req) => codes.challenge(readQuery('/verify/challenge', req).purpose)),
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
      if (result !== 'passed') throw new ApiFailure(400, VERIFY_PROBLEMS[result]);
      return { verified: true };
    }),
  );
  return router;
}
