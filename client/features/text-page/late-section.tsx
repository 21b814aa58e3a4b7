import type { LoaderFunctionArgs } from 'react-router';
import type { PageSection } from '../../../shared/pages/page-schema.ts';
import { Deferred } from '../../components/deferred.tsx';
import { deferred, unlessMissing } from '../../lib/loading/load.ts';
import type { TextPart } from './text-page.tsx';
import { TextSection } from './text-sections.tsx';

/** Section that may be streamed. Without one, its neighbours meet with a seam, because they have the same background. */
interface LateSection {
  section: PageSection | null;
}

/**
 * Section from the data of a call; null when the vendor has no such text or the call fails. Never rejects.
 */
export async function loadSection<Data>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  call: Promise<Data>,
  toSection: (data: Data) => PageSection,
): Promise<LateSection> {
  const data = await deferred(args, unlessMissing(call));
  return { section: data === null ? null : toSection(data) };
}

/** Renders the section on the background that its page assigns. */
export function lateSection(name: string, value: Promise<LateSection> | undefined): TextPart {
  return (tone) => (
    <Deferred
      key={name}
      name={name}
      value={value}
      fallback={<div className={tone === 'surface' ? 'min-h-120 bg-surface' : 'min-h-120'} />}
    >
      {({ section }) =>
        section ? <TextSection section={section} tone={tone} /> : <div className="border-t border-line" />
      }
    </Deferred>
  );
}
