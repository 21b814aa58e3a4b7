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
  valid: { name: '保証期間内', icon: 'check', tone: 'good' },
  contract: { name: '保守契約あり', icon: 'check', tone: 'good' },
  expired: { name: '保証期間終了', icon: 'info', tone: 'notice' },
  'support-ended': { name: 'サポート終了', icon: 'warning', tone: 'notice' },
  unknown: { name: '該当なし', icon: 'info', tone: 'notice' },
};

export interface NextStep {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  /** The page has a form for the checked device: known values are posted to it. */
  isForDevice?: true;
}

/** Step whose text is among the words of the page, under this name. */
type Step = Omit<NextStep, 'text'> & { words: string };

const REPAIR: Step = {
  to: '/service/request',
  icon: 'mail',
  title: '修理を申し込む',
  words: 'repair',
  isForDevice: true,
};
const REGISTER: Step = {
  to: '/service/warranty-check/report',
  icon: 'check',
  title: '保証を登録する',
  words: 'register',
  isForDevice: true,
};
const REPLACE: Step = { to: '/get-price', icon: 'book', title: '置き換えの見積もり', words: 'replace' };

function stepsFor({ status, registered, model }: Guarantee): Step[] {
  const register = registered === false ? [REGISTER] : [];
  switch (status) {
    case 'valid':
    case 'contract':
      return [REPAIR, ...register];
    case 'expired':
      return [{ ...REPAIR, title: '有償の修理を申し込む' }, ...register, REPLACE];
    case 'support-ended': {
      const to = `/search${queryString({ value: model ?? undefined })}`;
      return [{ to, icon: 'search', title: '後継の製品を探す', words: 'successor' }, REPLACE];
    }
    case 'unknown':
      return [];
  }
}

/** Next steps of a visitor, the likeliest first. No address contains the serial number. */
export function nextSteps(
  guarantee: Guarantee,
  { contacts }: Pick<Site, 'contacts'>,
  words: Words,
): NextStep[] {
  const steps = stepsFor(guarantee).map((step) => ({ ...step, text: say(words, step.words) }));
  return steps.length > 0 ? steps : [call(contacts.support)];
}

function call({ name, phone, hours }: Contact): NextStep {
  return { to: `tel:${phone}`, icon: 'phone', title: `${name}に電話する`, text: `${phone}(${hours})` };
}
