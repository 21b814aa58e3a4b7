import { Fragment } from 'react';
import type { Topology } from '../../../shared/topology/graph.ts';
import { countText } from '../../../shared/topology/layout.ts';
import { LINK_NAMES, type LinkKind } from '../../../shared/topology/links.ts';
import type { TopologyPart } from '../../../shared/topology/part.ts';
import { Link } from '../navigation/link.tsx';
import { ModelName } from '../product/model-name.tsx';

interface TopologyListProps {
  topology: Topology;
  /** Shows the role of each device, if no other part of the page does. */
  hasRoles?: boolean | undefined;
  /** Links to the pages of the products. */
  hasLinks?: boolean | undefined;
}

/** Text alternative with all information of a network's drawing. */
export function TopologyList({ topology, hasRoles = false, hasLinks = true }: TopologyListProps) {
  const parts = new Map(topology.tiers.flatMap((tier) => tier.parts.map((part) => [part.key, part])));
  const nameOf = (key: string) => parts.get(key)?.name ?? '';
  return (
    <dl className="topology-list">
      {topology.tiers.map(({ tier, name, parts: own }) => (
        <div key={tier}>
          <dt>{name}</dt>
          {own.map((part) => (
            <dd key={part.key}>
              <Name part={part} isLink={hasLinks} />
              {hasRoles && part.role ? <p>{part.role}</p> : null}
              {factsOf(topology, part, nameOf).map((facts) => (
                <Facts key={facts.title} {...facts} />
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Name({ part, isLink }: { part: TopologyPart; isLink: boolean }) {
  const count = countText(part);
  return (
    <p>
      {part.path && isLink ? (
        <Link to={part.path} className="text-link">
          <ModelName>{part.name}</ModelName>
        </Link>
      ) : (
        <b>{part.path ? <ModelName>{part.name}</ModelName> : part.name}</b>
      )}
      {count ? <span className="ml-3 tabular-nums">{count}</span> : null}
      {part.facts ? <span className="ml-3 tabular-nums">{part.facts.join('、')}</span> : null}
      {part.isMarked ? <b className="ml-3 text-aqua">この製品</b> : null}
    </p>
  );
}

interface Fact {
  /** Name of the other device. */
  name: string;
  /** Connection between the two devices; empty if unknown. */
  said: string;
}

interface FactsProps {
  title: string;
  facts: Fact[];
}

function Facts({ title, facts }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <p>
      {`${title}:`}
      {facts.map(({ name, said }, index) => (
        <Fragment key={name}>
          {index > 0 ? '、' : null}
          <ModelName>{name}</ModelName>
          {said ? `(${said})` : null}
        </Fragment>
      ))}
    </p>
  );
}

/** Connections of a part: upwards, to its equals, and to devices that it can manage. */
function factsOf(
  { edges, pairs = [], management }: Topology,
  { key }: TopologyPart,
  nameOf: (key: string) => string,
): FactsProps[] {
  const uplinks = edges
    .filter(({ lower }) => lower === key)
    .map(({ upper, label, isFed }) => ({
      name: nameOf(upper),
      said: [label, isFed ? 'PoE給電' : ''].filter((text) => text !== '').join('、'),
    }));
  function equals(kind: LinkKind): Fact[] {
    const own = pairs.filter((pair) => pair.kind === kind && pair.keys.includes(key));
    const others = new Set(own.map(({ keys: [first, second] }) => (first === key ? second : first)));
    return [...others].map((other) => ({ name: nameOf(other), said: other === key ? 'この機器どうし' : '' }));
  }
  const { managed = [] } = management.find(({ manager }) => manager === key) ?? {};
  return [
    { title: 'つなぐ先', facts: uplinks },
    { title: LINK_NAMES.ring, facts: equals('ring') },
    { title: LINK_NAMES.peer, facts: equals('peer') },
    { title: '管理できる機器', facts: managed.map((other) => ({ name: nameOf(other), said: '' })) },
  ];
}
