import type { AuditAction, HandlingState } from '../../../shared/handling.ts';
import { STATE_LABELS } from '../../../shared/handling.ts';
import type { SubmissionAuditEntry, SubmissionDelivery } from '../../shared/submissions.ts';
import type { State } from '../states.ts';
import { timeOf } from '../states.ts';

const TONES: Readonly<Record<HandlingState, State['tone']>> = {
  open: 'review',
  working: 'draft',
  done: 'on',
  dismissed: 'off',
};

export function stateOf(state: HandlingState): State {
  return { text: STATE_LABELS[state], tone: TONES[state] };
}

const CHANNELS: Readonly<Record<string, string>> = {
  'mail-notice': '担当者への通知メール',
  'mail-reply': '自動返信メール',
  webhook: '外部システムへの連携',
};

export function channelName(channel: string): string {
  return CHANNELS[channel] ?? channel;
}

/** Describes the state of a mail or webhook delivery. */
export function deliveryText({ state, attempts, at }: SubmissionDelivery): string {
  switch (state) {
    case 'sent':
      return `送信済み(${timeOf(at)})`;
    case 'refused':
      return `送信できませんでした(${timeOf(at)})。宛先が受け付けません。`;
    case 'withheld':
      return '送信を見合わせました。同じ宛先への自動返信が、1日の上限に達したためです。';
    case 'waiting':
      return attempts === 0
        ? '送信を待っています'
        : `${attempts}回失敗しました。次は${timeOf(at)}に送信します。`;
  }
}

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  list: '一覧を表示',
  view: '内容を表示',
  change: '変更',
  export: 'CSV に書き出し',
  erase: '消去',
  purge: '保存期間の経過により削除',
};

export function actionText({ action, count }: SubmissionAuditEntry): string {
  return count === undefined ? ACTIONS[action] : `${ACTIONS[action]}(${count}件)`;
}
