import type { FormLayout } from '../types.ts';

/**
 * Layout for a seminar's form. The page provides the seminar, which 確認 shows. For past or full seminars the
 * form requests the recording.
 */
export function webinar({ title, when, open }: { title: string; when: string; open: boolean }): FormLayout {
  return {
    type: 'webinar',
    groups: [{ title: open ? '参加のお申し込み' : '録画の視聴のお申し込み', rows: ['content'] }],
    hints: {
      content: open
        ? '取り上げてほしいご質問があればお書きください。'
        : '内容についてのご質問や、社内で上映する場合の人数と日程があればお書きください。',
      phone: 'お電話での連絡をご希望の場合にご入力ください。',
    },
    preset: { webinar: `${when} ${title}`, requestType: open ? '参加' : '録画の視聴' },
    doneTitle: open ? '参加のお申し込みを受け付けました' : '録画の視聴を受け付けました',
    after: { path: '/webinar', name: 'セミナー一覧へ' },
  };
}
