import type { ReactNode } from 'react';
import { Deferred, type DeferredProps } from './deferred.tsx';
import { Section, type SectionProps } from './section.tsx';

interface DeferredSectionProps<Data>
  extends Pick<DeferredProps<Data>, 'name' | 'value' | 'children'>,
    Omit<SectionProps, 'children'> {
  /** Reserves the space of the content while it loads. */
  skeleton: ReactNode;
}

/** Section whose content may be streamed; left out if `children` returns null. */
export function DeferredSection<Data>({
  name,
  value,
  skeleton,
  children,
  ...section
}: DeferredSectionProps<Data>) {
  // While streaming, the document contains both states, so they need different ids.
  const loading = (
    <Section {...section} id={`${section.id}-loading`}>
      {skeleton}
    </Section>
  );
  return (
    <Deferred name={name} value={value} fallback={loading}>
      {(data) => {
        const content = children(data);
        return content && <Section {...section}>{content}</Section>;
      }}
    </Deferred>
  );
}
