import { POSTAL_ADDRESS } from '../../../../shared/api/forms/inquiries.ts';
import { canonicalUrl } from '../../../../shared/paths/canonical.ts';
import type { FormLayout } from '../types.ts';

/** Forms with their own page, by path. */
export const VIEWS: Readonly<Record<string, FormLayout>> = {
  '/sales': {
    type: 'sales',
    groups: [
      { title: 'お問い合わせ内容', rows: ['happenContent', ['goods', 'quantity'], 'timing', 'budget'] },
    ],
    hints: {
      happenContent: '分かる範囲でお書きください。',
      goods: '検討中の製品や、今お使いの製品があればお書きください。',
      phone: 'お電話での連絡をご希望の場合にご入力ください。',
    },
    doneTitle: 'ご相談を受け付けました',
    after: { path: '/solutions', name: 'ソリューションを見る' },
  },
  '/catalogform': {
    type: 'catalog',
    groups: [{ title: 'ご希望の資料', rows: ['catalogues', 'delivery', 'content'] }],
    hints: {
      copies: '冊子を、それぞれ何部お届けするか。空欄の場合は1部です。',
      recipients:
        '1行に1件、郵便番号、住所、宛名、部数の順に10件まで。例:100-0001 東京都千代田区千代田1-1 湊様 2部',
      content: '検討中の製品と時期があればお書きください。',
    },
    requiredWhen: Object.fromEntries(POSTAL_ADDRESS.map((name) => [name, '郵送の場合は必須'])),
    address: {
      title: 'お届け先',
      note: '冊子を郵送でお届けする場合にご入力ください。PDFをお選びの場合、ご住所は送信されません。',
      excluded: 'PDFをお選びのため、入力されたご住所は送信しません。',
      className: 'for-post',
    },
    doneTitle: 'カタログのご請求を受け付けました',
    after: { path: '/products', name: '製品情報を見る' },
  },
  '/get-price': {
    type: 'price',
    groups: [{ title: 'お見積もりの内容', rows: [['goods', 'quantity'], 'timing', 'budget', 'content'] }],
    hints: {
      goods: '型番や品番、または製品の種類をお書きください。',
      content: '保守の年数、納入の場所、図面の有無など。',
      phone: '確認のお電話を差し上げる場合があります。',
    },
    address: { title: '納入先のご住所' },
    doneTitle: 'お見積もりのご依頼を受け付けました',
    after: { path: '/products', name: '製品情報を見る' },
  },
  '/service/request': {
    type: 'service-request',
    groups: [{ title: '製品と症状', rows: ['goods', 'serialNumber', 'content', 'tried', 'maintenance'] }],
    hints: {
      goods: '本体の底面または背面のラベルに記載しています。',
      content: 'いつから、どのような条件で、何が起きるか。電源ランプの色と点滅も分かればお書きください。',
      tried: '別のケーブルや電源での確認、再起動、設定の初期化など。',
      maintenance: '分からない場合は「不明」をお選びください。',
      phone: '症状を確かめるためにお電話する場合があります。',
    },
    address: { title: '返送先のご住所' },
    doneTitle: '修理・保守のお申し込みを受け付けました',
    after: { path: '/service/aftersale-flow', name: '修理の流れを見る' },
  },
  '/service/post-sales': {
    type: 'post-sales',
    groups: [{ title: 'お使いの製品とご相談', rows: ['goods', ['serialNumber', 'firmware'], 'content'] }],
    hints: {
      serialNumber: '分かる範囲でかまいません。',
      content:
        'なさりたいこと、またはお困りの内容。希望する時期や、作業のできる曜日と時間帯もお書きください。',
      phone: 'お電話での連絡をご希望の場合にご入力ください。',
    },
    doneTitle: 'お問い合わせを受け付けました',
    after: { path: '/service/faq', name: 'サポートFAQを見る' },
  },
  '/service/warranty-check/report': {
    type: 'warranty',
    groups: [{ title: '登録する製品', rows: ['goods', 'serialNumber', 'deliveredOn', 'seller'] }],
    hints: {
      goods: '本体の底面または背面のラベルに記載しています。',
      seller: '分からない場合は空けてください。',
      phone: '先出しの交換機を手配するときなどにお電話します。',
    },
    address: { title: '設置場所' },
    doneTitle: '製品保証の登録を受け付けました',
    after: { path: '/service/warranty-check', name: '保証状況を確認する' },
  },
};

/** Form of the page at this path or alias; undefined where there is none. */
export function viewAt(pathname: string): FormLayout | undefined {
  return VIEWS[canonicalUrl('', pathname)];
}
