import { Suspense } from 'react';
import { AsWritten } from '../as-written.tsx';
import { Section } from '../section.tsx';
import { type DrawnTopology, LateTopology } from './late-topology.ts';

interface TopologySectionProps {
  drawn: DrawnTopology | null;
  /** What it is the network of. */
  name: string;
  hasRoles?: boolean;
}

/** The network of a page, where it has one. */
export function TopologySection({ drawn, ...view }: TopologySectionProps) {
  if (!drawn) return null;
  return (
    <Section id="topology" title="構成図">
      <AsWritten name="topology" data={drawn.drawing}>
        {(network) => (
          <Suspense>
            <LateTopology {...network} {...view} />
          </Suspense>
        )}
      </AsWritten>
    </Section>
  );
}
