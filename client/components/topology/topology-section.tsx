import { Suspense } from 'react';
import { AsWritten } from '../as-written.tsx';
import { Section } from '../section.tsx';
import { type DrawnTopology, LateTopology } from './late-topology.ts';

interface NetworkProps {
  drawn: DrawnTopology;
  /** Name of the project or product, for labels. */
  name: string;
  hasRoles?: boolean;
}

/** Network inside any section of a page. */
export function Network({ drawn, ...view }: NetworkProps) {
  return (
    <AsWritten name="topology" data={drawn.drawing}>
      {(network) => (
        <Suspense>
          <LateTopology {...network} {...view} />
        </Suspense>
      )}
    </AsWritten>
  );
}

/** Section with the network of a page; null without one. */
export function TopologySection({
  drawn,
  ...view
}: Omit<NetworkProps, 'drawn'> & { drawn: DrawnTopology | null }) {
  if (!drawn) return null;
  return (
    <Section id="topology" title="構成図">
      <Network drawn={drawn} {...view} />
    </Section>
  );
}
