import { type ActionFunctionArgs, data } from 'react-router';
import type { Guarantee } from '../../../records/device/wire.ts';
import { type ApiError, isApiError } from '../../../shared/api/error.ts';
import { type FieldProblem, parseForm } from '../../../shared/api/forms/form.ts';
import { warrantyCheck } from '../../../shared/api/forms/warranty-check.ts';
import type { Site } from '../../../shared/site/site.ts';
import { contentContext } from '../../lib/loading/contexts.ts';
import { apiOf } from '../../lib/loading/load.ts';
import { todayOf } from '../../lib/today.ts';
import { withVerifyCode } from '../forms/state/verify.ts';

/** Result of a check, with the input in either case. */
export type CheckOutcome = { typed: string } & (
  | { guarantee: Guarantee; checkedOn: string }
  | { guarantee?: undefined; problems: FieldProblem[] }
);

/**
 * Looks a posted serial number up, on the server without JavaScript and in the browser with it. The number is
 * only in the body, so that it gets into no history, log or referrer.
 */
export async function checkWarranty(args: ActionFunctionArgs) {
  const typed = String((await args.request.formData()).get('secrets') ?? '');
  const result = parseForm(warrantyCheck, { secrets: typed });
  if (!result.ok) return refuse(typed, result.problems, 422);
  const api = apiOf(args);
  try {
    await withVerifyCode(
      api,
      undefined,
      async (code) => code && api.checkVerifyCode(code),
      (error) => isApiError(error) && error.kind === 'business' && error.code === 400,
    );
    const guarantee = await api.warranty.guarantee({ secrets: result.normalized.secrets ?? '' });
    return data<CheckOutcome>({ typed, guarantee, checkedOn: todayOf(args) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const message = explain(error, args.context.get(contentContext).site);
    return refuse(typed, [{ name: 'secrets', message }], error.status);
  }
}

function refuse(typed: string, problems: FieldProblem[], status: number) {
  return data<CheckOutcome>({ typed, problems }, { status });
}

function explain({ kind, status, visitorMessage }: ApiError, { contacts }: Pick<Site, 'contacts'>): string {
  if (status === 429) return '短い時間に多くの確認がありました。1分ほどおいて、もう一度お試しください。';
  if (kind === 'business' && visitorMessage) return visitorMessage;
  return `ただいま保証状況を確認できません。時間をおいて、もう一度お試しください。お急ぎの場合は、${contacts.support.name}(${contacts.support.phone})でもお調べします。`;
}
