import type { CaseDetail } from '../../../records/case/wire.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { type Fact, Facts } from '../../components/page/facts.tsx';

/** Facts of a case: customer, industry, place, scale. */
export function CaseFacts({ item }: { item: CaseDetail }) {
  const facts: (Fact | false | undefined | '')[] = [
    item.customer && { label: 'お客様', value: item.customer },
    item.industry && { label: '業種', value: item.industry },
    item.region && { label: '地域', value: item.region },
    { label: '導入の規模', value: item.scale },
    item.publishedOn && {
      label: '公開日',
      value: <time dateTime={item.publishedOn}>{formatDay(item.publishedOn)}</time>,
    },
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}
