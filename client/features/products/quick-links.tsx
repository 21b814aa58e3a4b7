import type { Document } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPE_NAMES } from '../../../shared/api/vocabulary.ts';
import { Deferred } from '../../components/deferred.tsx';
import { formatFileSize } from '../../lib/file-size.ts';

interface QuickLink {
  to: string;
  name: string;
  /** Type, size and release of the file. */
  note: string;
}

/**
 * Loads the most requested files: data sheet, guide, and the newest firmware, whose terms are shown next to
 * it in the list below.
 */
export async function loadQuickLinks(
  dataSheet: Promise<Document | null>,
  files: Promise<Document[]>,
): Promise<QuickLink[]> {
  const [sheet, all] = await Promise.all([dataSheet, files]);
  const manual = all.find(({ type }) => type === 'manual');
  const firmware = all.find(({ release }) => release?.newest);
  return [
    ...[sheet, manual].flatMap((file) => (file ? [fileLink(file)] : [])),
    ...(firmware ? [{ to: '#documents', name: DOCUMENT_TYPE_NAMES.firmware, note: firmware.version }] : []),
  ];
}

function fileLink({ url, type, size }: Document): QuickLink {
  return { to: url, name: DOCUMENT_TYPE_NAMES[type], note: `PDF ${formatFileSize(size)}` };
}

/** Links in the product's introduction; their space is reserved until they have arrived. */
export function QuickLinks({ value }: { value: Promise<QuickLink[] | null> | undefined }) {
  return (
    <div className="mt-4 min-h-15 print:hidden">
      <Deferred name="quick-links" value={value} fallback={null}>
        {(links) => (
          <ul className="grid auto-cols-fr grid-flow-col gap-2">
            {links.map(({ to, name, note }) => (
              <li key={name}>
                <a
                  href={to}
                  className="flex h-full min-h-15 flex-col justify-center rounded-md border border-line-strong bg-white px-2 py-1.5 text-center text-xs font-bold leading-normal hover:border-aqua hover:bg-aqua-pale md:text-sm"
                >
                  {name}
                  <span className="text-xs font-normal text-ink-soft tabular-nums">{note}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Deferred>
    </div>
  );
}
