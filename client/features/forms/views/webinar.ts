import type { FormLayout } from '../types.ts';

/** The seminar is the page's own: the form is for it, and says so at 確認. */
export function webinar({ title, when, held }: { title: string; when: string; held: boolean }): FormLayout {
  return {
    type: 'webinar',
    groups: [{ title: held ? '録画の視聴のお申し込み' : '参加のお申し込み', rows: ['content'] }],
    hints: {
      content: held
        ? '内容についてのご質問や、社内で上映する場合の人数と日程があればお書きください。'
        : '取り上げてほしいご質問があればお書きください。',
      phone: 'お電話での連絡をご希望の場合にご入力ください。',
    },
    preset: { webinar: `${when} ${title}`, requestType: held ? '録画の視聴' : '参加' },
    doneTitle: held ? '録画の視聴を受け付けました' : '参加のお申し込みを受け付けました',
    contact: 'sales',
    after: { path: '/webinar', name: 'セミナー一覧へ' },
  };
}
