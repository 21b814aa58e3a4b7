import { type ApiError, isApiError } from '../../../../shared/api/error.ts';

const KEPT = '入力した内容はこのページに残っています。';
const RETRY = 'もう一度「この内容で送信する」を押してください。二重に受け付けることはありません。';

const BY_KIND: Record<ApiError['kind'], string> = {
  timeout: `サーバーの応答に時間がかかっています。${KEPT}${RETRY}`,
  unreachable: `サーバーに接続できませんでした。通信の状態を確かめて、${RETRY}${KEPT}`,
  http: `送信を受け付けられませんでした。${KEPT}時間をおいて、${RETRY}`,
  'bad-answer': `送信を確認できませんでした。${KEPT}時間をおいて、${RETRY}`,
  business: `送信を受け付けられませんでした。${KEPT}時間をおいて、${RETRY}`,
};

/**
 * Message next to a form that could not be stored: the service's own, otherwise advice. With script, a
 * toast shows the service's reason instead.
 */
export function failureMessage(error: unknown): string {
  if (!isApiError(error)) return BY_KIND.business;
  const { kind, visitorMessage } = error;
  const isSaidHere = kind === 'http' || (kind === 'business' && typeof document === 'undefined');
  return isSaidHere && visitorMessage ? `${visitorMessage}${KEPT}` : BY_KIND[kind];
}
