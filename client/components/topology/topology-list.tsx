import { Fragment } from 'react';
import type { Topology } from '../../../shared/topology/graph.ts';
import { countText } from '../../../shared/topology/layout.ts';
import type { TopologyPart } from '../../../shared/topology/part.ts';
import { Link } from '../link.tsx';
import { ModelName } from '../model-name.tsx';

interface TopologyListProps {
  topology: Topology;
  /** Whether it says what each device does, where nothing else on the page does. */
  hasRoles?: boolean | undefined;
}

/** Everything that the drawing of a network shows, in words. */
export function TopologyList({ topology, hasRoles = false }: TopologyListProps) {
  const parts = new Map(topology.tiers.flatMap((tier) => tier.parts.map((part) => [part.key, part])));
  const nameOf = (key: string) => parts.get(key)?.name ?? '';
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {topology.tiers.map(({ tier, name, parts: own }) => (
        <div
          key={tier}
          className="grid gap-x-6 gap-y-1 py-3 break-inside-avoid sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="font-bold text-ink-soft">{name}</dt>
          {own.map((part) => (
            <dd key={part.key} className="sm:col-start-2">
              <Name part={part} />
              {hasRoles && part.role ? <p>{part.role}</p> : null}
              <Facts title="つなぐ先" facts={uplinksOf(topology, part, nameOf)} />
              <Facts title="管理できる機器" facts={managedOf(topology, part, nameOf)} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Name({ part }: { part: TopologyPart }) {
  const count = countText(part);
  return (
    <p>
      {part.path ? (
        <Link to={part.path} className="text-link font-bold">
          <ModelName>{part.name}</ModelName>
        </Link>
      ) : (
        <span className="font-bold">{part.name}</span>
      )}
      {count ? <span className="ml-3 tabular-nums">{count}</span> : null}
      {part.isMarked ? <span className="ml-3 font-bold text-aqua">この製品</span> : null}
    </p>
  );
}

interface Fact {
  /** Of the other device. */
  name: string;
  /** What runs between the two; empty where nothing is known of it. */
  said: string;
}

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="text-ink-soft">
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

function uplinksOf({ edges }: Topology, part: TopologyPart, nameOf: (key: string) => string): Fact[] {
  return edges
    .filter(({ lower }) => lower === part.key)
    .map(({ upper, label, isFed }) => ({
      name: nameOf(upper),
      said: [label, isFed ? 'PoE給電' : ''].filter((text) => text !== '').join('、'),
    }));
}

function managedOf({ management }: Topology, part: TopologyPart, nameOf: (key: string) => string): Fact[] {
  const { managed = [] } = management.find(({ manager }) => manager === part.key) ?? {};
  return managed.map((key) => ({ name: nameOf(key), said: '' }));
}
