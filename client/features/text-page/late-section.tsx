import type { LoaderFunctionArgs } from 'react-router';
import type { PageSection } from '../../../shared/pages/page-schema.ts';
import { Deferred } from '../../components/deferred.tsx';
import { deferred, unlessMissing } from '../../lib/load.ts';
import type { TextPart } from './text-page.tsx';
import { TextSection } from './text-sections.tsx';

/** A section that may arrive after the rest of its page; without one a seam stands between its neighbours, which have one ground. */
export interface LateSection {
  section: PageSection | null;
}

/** Section made from the data of a call; null when the vendor has no such text or the call fails. Never rejects. */
export async function loadSection<Data>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  call: Promise<Data>,
  toSection: (data: Data) => PageSection,
): Promise<LateSection> {
  const data = await deferred(args, unlessMissing(call));
  return { section: data === null ? null : toSection(data) };
}

/** Shows it on the ground that its page gives it. */
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
