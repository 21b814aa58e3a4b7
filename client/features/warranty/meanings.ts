import type { Guarantee } from '../../../shared/api/models.ts';
import { queryString } from '../../../shared/api/transport.ts';
import type { Site } from '../../../shared/site/site.ts';
import type { IconName } from '../../components/icon.tsx';

export type WarrantyStatus = Guarantee['status'];

export interface Meaning {
  name: string;
  icon: IconName;
  tone: 'good' | 'notice';
  text: string;
}

/** The words of the statuses; the table on the page explains the same ones. */
export const MEANINGS: Record<WarrantyStatus, Meaning> = {
  valid: {
    name: '保証期間内',
    icon: 'check',
    tone: 'good',
    text: '無償の修理または交換の対象です。',
  },
  contract: {
    name: '保守契約あり',
    icon: 'check',
    tone: 'good',
    text: '保守契約が有効です。お急ぎの場合は、契約書に記載の専用窓口をご利用ください。',
  },
  expired: {
    name: '保証期間終了',
    icon: 'info',
    tone: 'notice',
    text: '修理は有償です。お見積もりの金額をご確認いただいたあとに、修理を進めます。',
  },
  'support-ended': {
    name: 'サポート終了',
    icon: 'warning',
    tone: 'notice',
    text: '修理とファームウェアの提供を終えています。後継の製品への置き換えをご検討ください。',
  },
  unknown: {
    name: '該当なし',
    icon: 'info',
    tone: 'notice',
    text: '入力された番号の製品は見つかりませんでした。番号の読み違いがないか、ラベルをもう一度ご確認ください。',
  },
};

export interface NextStep {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  /** The page has a form for the device that was checked: it is posted there with what is known, to be filled in. */
  isForDevice?: true;
}

const REPAIR: NextStep = {
  to: '/service/request',
  icon: 'mail',
  title: '修理を申し込む',
  text: '症状のある製品の修理、交換の受け付けです。型番とシリアル番号は入力済みの状態で開きます。',
  isForDevice: true,
};
const REGISTER: NextStep = {
  to: '/service/warranty-check/report',
  icon: 'check',
  title: '保証を登録する',
  text: '納品日を登録すると、保証の起算日が出荷日ではなく納品日になります。',
  isForDevice: true,
};
const REPLACE: NextStep = {
  to: '/get-price',
  icon: 'book',
  title: '置き換えの見積もり',
  text: '現在の構成に合う機種と費用をご案内します。',
};
function call({ name, phone, hours }: Site['contacts']['support']): NextStep {
  return { to: `tel:${phone}`, icon: 'phone', title: `${name}に電話する`, text: `${phone}(${hours})` };
}

/** What a visitor can do next, the likeliest first. No address carries the serial number. */
export function nextSteps(
  { status, registered, model }: Guarantee,
  { contacts }: Pick<Site, 'contacts'>,
): NextStep[] {
  const register = registered === false ? [REGISTER] : [];
  switch (status) {
    case 'valid':
    case 'contract':
      return [REPAIR, ...register];
    case 'expired':
      return [{ ...REPAIR, title: '有償の修理を申し込む' }, ...register, REPLACE];
    case 'support-ended':
      return [
        {
          to: `/search${queryString({ value: model ?? undefined })}`,
          icon: 'search',
          title: '後継の製品を探す',
          text: '製品のページで、後継の機種と置き換えの案内をご覧いただけます。',
        },
        REPLACE,
      ];
    case 'unknown':
      return [call(contacts.support)];
  }
}
