import { type ActionFunctionArgs, data } from 'react-router';
import { isApiError } from '../../../../shared/api/error.ts';
import { apiOf, requireParam, routeError } from '../../../lib/loading/load.ts';

/** Number of votes for the product, or the reason why the vote was not counted. */
export interface ThumbResult {
  total?: number;
  problem?: string;
  /** The service's own message, for a toast. */
  said?: string;
}

/** Counts a 「参考になった」 that was posted to the product's page. */
export async function addThumb(args: ActionFunctionArgs) {
  const { id } = requireParam('product', args.params.param);
  if ((await args.request.formData()).get('intent') !== 'thumb') throw routeError(400);
  try {
    const { total } = await apiOf(args).addThumb(id);
    return data<ThumbResult>({ total });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const said = error.kind === 'business' ? error.visitorMessage : undefined;
    // With script, a toast shows the service's message.
    const problem = (typeof document === 'undefined' && said) || explain(error.status);
    return data<ThumbResult>({ problem, ...(said && { said }) }, { status: error.status });
  }
}

function explain(status: number): string {
  return status === 429
    ? '短い時間に多くの操作がありました。1分ほどおいて、もう一度お試しください。'
    : '送信できませんでした。時間をおいて、もう一度お試しください。';
}
