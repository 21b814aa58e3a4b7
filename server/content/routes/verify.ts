import type { RequestHandler, Router } from 'express';
import { verifyCodeSchema } from '../../../shared/api/forms/answers.ts';
import { verifyCalls } from '../../../shared/api/visitor.ts';
import { ApiFailure } from '../envelope.ts';
import { bodyOf } from '../json-body.ts';
import { parseInput } from '../parse-request.ts';
import { perMinute } from '../rate-limit.ts';
import { serve } from '../serve.ts';
import { VERIFY_PROBLEMS, type VerifyCodes } from '../store/verify-codes.ts';

const CHALLENGES_PER_MINUTE = 30;
const CHECKS_PER_MINUTE = 20;

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

export function verifyRoutes(codes: VerifyCodes): Router {
  return serve(
    verifyCalls,
    {
      challenge: ({ purpose }) => codes.challenge(purpose),
      check: async (given, req) => {
        const { verifyCode } = parseInput(verifyCodeSchema, { ...given, ...bodyOf(req) });
        const result = await codes.check(verifyCode);
        if (result !== 'passed') throw new ApiFailure(400, VERIFY_PROBLEMS[result]);
        return { verified: true };
      },
    },
    { challenge: [perMinute(CHALLENGES_PER_MINUTE), noStore], check: [perMinute(CHECKS_PER_MINUTE)] },
  );
}
