import type { VerifyResult } from './store/verify-codes.ts';

export const VERIFY_PROBLEMS: Record<Exclude<VerifyResult, 'passed'>, string> = {
  expired: '確認コードの有効期限が切れました。もう一度確認してください。',
  spent: 'この確認コードは使用済みです。もう一度確認してください。',
  wrong: '確認コードが正しくありません。もう一度確認してください。',
};
