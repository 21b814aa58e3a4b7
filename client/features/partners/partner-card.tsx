import type { ReactNode } from 'react';
import type { Partner } from '../../../records/partner/wire.ts';
import { queryString } from '../../../shared/api/transport.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tag } from '../../components/tag.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { distanceWords } from './distance-words.ts';
import { type PartnerQuery, partnerSearch } from './partner-query.ts';

interface PartnerCardProps {
  partner: Partner;
  query: PartnerQuery;
}

/** Card of a partner: name, distance, contact, services and a link to the quotation form. */
export function PartnerCard({ partner, query }: PartnerCardProps) {
  const { name, level, prefecture, kinds } = partner;
  const away = query.prefecture && distanceWords(query.prefecture, prefecture);
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-white p-5 print:break-inside-avoid">
      <p className="flex flex-wrap items-center gap-2">
        {level ? <Tag tone="notice">{`${level}パートナー`}</Tag> : null}
        {kinds.map((kind) => (
          <Tag key={kind} tone="accent">
            {kind}
          </Tag>
        ))}
        {away ? (
          <span className="ml-auto text-sm text-ink-soft tabular-nums">
            <span className="sr-only">距離:</span>
            {away}
          </span>
        ) : null}
      </p>
      <h3 className="mt-3 text-lg leading-normal">{name}</h3>
      <Facts partner={partner} />
      <p className="mt-auto border-t border-line pt-4 print:hidden">
        <ButtonLink to={quotePath(partner, query)} tone="secondary" rel="nofollow" className="w-full">
          この会社に見積もりを依頼<span className="sr-only">:{name}</span>
          <Icon name="arrow" />
        </ButtonLink>
      </p>
    </article>
  );
}

/** Address of the quotation form with the partner's name, the visitor's list and a link back. */
function quotePath({ name, prefecture }: Partner, query: PartnerQuery): string {
  return `/get-price${queryString({
    happenContent: `見積もりの依頼先:${name}(${prefecture})`,
    items: query.items,
    backUrl: `/partners${partnerSearch(query)}`,
  })}`;
}

function Facts({ partner }: { partner: Partner }) {
  const { prefecture, address, phone, website, categories, areas, industries } = partner;
  return (
    <dl className="partner-facts mt-2 mb-4">
      <Fact term="所在地">{`${prefecture}${address ?? ''}`}</Fact>
      <Fact term="電話">{phone ? <Phone number={phone} /> : null}</Fact>
      <Fact term="Webサイト">{website ? <Website address={website} /> : null}</Fact>
      <Fact term="取扱製品">{categories?.map((category) => category.name).join('、')}</Fact>
      <Fact term="対応地域">{areas.join('、')}</Fact>
      <Fact term="得意な業種">{industries.join('、')}</Fact>
    </dl>
  );
}

/** Row of a fact; null without a value. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Terms>{children}</Terms>
      </dd>
    </div>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className="text-lg font-bold tabular-nums">
      <Icon name="phone" className="size-4" />
      {number}
    </a>
  );
}

/** Web address without scheme and final slash. An address that browsers cannot open is plain text. */
function Website({ address }: { address: string }) {
  const shown = address.replace(/^https?:\/\/|\/$/g, '');
  if (!/^https?:\/\//.test(address)) return shown;
  return (
    <a href={address} rel="noopener" className="text-link">
      {shown}
    </a>
  );
}
