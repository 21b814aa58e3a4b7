import type { ComponentProps, ReactNode } from 'react';
import type { PublicSettings } from '../../../shared/render.ts';
import { hostsOf, type ThirdParty } from '../../../shared/third-parties.ts';
import { Icon } from '../../components/icon.tsx';
import { Terms } from '../../components/text/terms.tsx';

interface ThirdPartyTableProps {
  party: ThirdParty;
  settings: PublicSettings;
}

/** Recipient of external transmission: the transmitted data, the occasion, and the purposes of both sides. */
export function ThirdPartyTable({ party, settings }: ThirdPartyTableProps) {
  const used = party.isUsed(settings);
  const rows: [string, ReactNode][] = [
    ['ツール', party.tool],
    ['送信先の会社', party.company(settings)],
    ['送信先のホスト', used ? <List key="hosts" items={hostsOf(party, settings)} translate="no" /> : 'なし'],
    ['送信されるとき', party.sentWhen],
    ['送信される情報', <List key="sent" items={party.sent} className="list-disc pl-5" />],
    ['当社の目的', party.ourPurpose],
    ['送信先の目的', party.theirPurpose],
    ['止める方法', party.stop],
  ];
  if (party.links.length > 0) rows.push(['送信先の説明', <Links key="links" links={party.links} />]);
  return (
    <table className="w-full border-collapse border-y border-line text-left text-sm">
      <caption className="pb-3 text-left">
        <h3 className="text-lg">{party.name}</h3>
        <p className="text-sm text-ink-soft">
          {used ? 'このサイトで使用しています。' : '現在は使用していないため、送信はありません。'}
        </p>
      </caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-t border-line align-top">
            <th
              scope="row"
              className="w-28 bg-surface px-3 py-3 text-xs leading-normal font-bold md:w-44 md:px-4 md:text-sm"
            >
              {name}
            </th>
            <td className="px-3 py-3 md:px-4">
              <Terms>{value}</Terms>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ items, ...rest }: ComponentProps<'ul'> & { items: readonly string[] }) {
  return (
    <ul {...rest}>
      {items.map((item) => (
        <li key={item}>
          <Terms>{item}</Terms>
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: ThirdParty['links'] }) {
  return (
    <ul>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-8 items-center gap-1 text-aqua underline underline-offset-4 hover:text-aqua-deep"
          >
            {name}
            <Icon name="external" className="size-4" />
            <span className="sr-only">(新しいタブで開きます)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
