import type { Guarantee } from '../../../records/device/wire.ts';
import { queryString } from '../../../shared/api/transport.ts';
import type { Contact, Site } from '../../../shared/site/site.ts';
import type { IconName } from '../../components/icon.tsx';
import { say, type Words } from '../../lib/words.ts';

type WarrantyStatus = Guarantee['status'];

export interface Meaning {
  name: string;
  icon: IconName;
  tone: 'good' | 'notice';
}

/** Names of the statuses; the texts of the check's page explain them. */
export const MEANINGS: Record<WarrantyStatus, Meaning> = {
  valid: {
    name: '保証期間内',
    icon: 'check',
    tone: 'good',
  },
  contract: {
    name: '保守契約あり',
    icon: 'check',
    tone: 'good',
  },
  expired: {
    name: '保証期間終了',
    icon: 'info',
    tone: 'notice',
  },
  'support-ended': {
    name: 'サポート終了',
    icon: 'warning',
    tone: 'notice',
  },
  unknown: {
    name: '該当なし',
    icon: 'info',
    tone: 'notice',
  },
};

export interface NextStep {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  /** The page has a form for the checked device: known values are posted to it. */
  isForDevice?: true;
}

type Step = Omit<NextStep, 'text'>;

const REPAIR: Step = { to: '/service/request', icon: 'mail', title: '修理を申し込む', isForDevice: true };
const REGISTER: Step = {
  to: '/service/warranty-check/report',
  icon: 'check',
  title: '保証を登録する',
  isForDevice: true,
};
const REPLACE: Step = { to: '/get-price', icon: 'book', title: '置き換えの見積もり' };

function call({ name, phone, hours }: Contact): NextStep {
  return { to: `tel:${phone}`, icon: 'phone', title: `${name}に電話する`, text: `${phone}(${hours})` };
}

/** Next steps of a visitor, the likeliest first. No address contains the serial number. */
export function nextSteps(
  { status, registered, model }: Guarantee,
  { contacts }: Pick<Site, 'contacts'>,
  words: Words,
): NextStep[] {
  const repair = { ...REPAIR, text: say(words, 'repair') };
  const replace = { ...REPLACE, text: say(words, 'replace') };
  const register = registered === false ? [{ ...REGISTER, text: say(words, 'register') }] : [];
  switch (status) {
    case 'valid':
    case 'contract':
      return [repair, ...register];
    case 'expired':
      return [{ ...repair, title: '有償の修理を申し込む' }, ...register, replace];
    case 'support-ended':
      return [
        {
          to: `/search${queryString({ value: model ?? undefined })}`,
          icon: 'search',
          title: '後継の製品を探す',
          text: say(words, 'successor'),
        },
        replace,
      ];
    case 'unknown':
      return [call(contacts.support)];
  }
}
