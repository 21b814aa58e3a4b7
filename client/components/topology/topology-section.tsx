import { Suspense } from 'react';
import { Section } from '../section.tsx';
import { StaticHtml } from '../text/static-html.tsx';
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
    <StaticHtml name="topology" data={drawn.drawing}>
      {(network) => (
        <Suspense>
          <LateTopology {...network} {...view} />
        </Suspense>
      )}
    </StaticHtml>
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
