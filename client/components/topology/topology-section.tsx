import { Suspense } from 'react';
import { AsWritten } from '../as-written.tsx';
import { Section } from '../section.tsx';
import { type DrawnTopology, LateTopology } from './late-topology.ts';

interface NetworkProps {
  drawn: DrawnTopology;
  /** What it is the network of. */
  name: string;
  hasRoles?: boolean;
}

/** A network, wherever it stands on its page. */
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

/** The network of a page, where it has one. */
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
