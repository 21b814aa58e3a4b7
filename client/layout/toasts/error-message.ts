import { type ApiErrorKind, isApiError } from '../../../shared/api/error.ts';
import { ConnectionError } from '../../lib/loading/connection.ts';

const FAILED = '処理を完了できませんでした。時間をおいて、もう一度お試しください。';

const OFFLINE =
  'インターネットに接続できないため、ページを開けませんでした。通信の状態をご確認のうえ、もう一度お試しください。';

const BY_KIND: Record<ApiErrorKind, string> = {
  timeout: '時間内に応答がありませんでした。通信状況をご確認のうえ、もう一度お試しください。',
  unreachable: 'サーバーに接続できませんでした。通信状況をご確認のうえ、もう一度お試しください。',
  http: FAILED,
  'bad-answer': FAILED,
  business: FAILED,
};

/** Message for a failed call: the server's own, if it has one. */
export function errorMessage(error: unknown): string {
  if (error instanceof ConnectionError) return OFFLINE;
  return isApiError(error) ? error.visitorMessage || BY_KIND[error.kind] : FAILED;
}
