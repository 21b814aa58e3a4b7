import type { Document } from '../../../shared/api/models.ts';
import { Deferred } from '../../components/deferred.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatFileSize } from '../../lib/file-size.ts';

/** The data sheet where the product is introduced; its place is kept until it is known. */
export function DataSheetLink({ value }: { value: Promise<Document | null> | undefined }) {
  return (
    <div className="mt-2 min-h-11 print:hidden">
      <Deferred name="data-sheet" value={value} fallback={null}>
        {({ url, title, size }) => (
          <a
            href={url}
            className="inline-flex min-h-11 items-center gap-2 font-bold text-aqua underline-offset-4 hover:text-aqua-deep hover:underline"
          >
            <Icon name="download" className="size-4" />
            <span>
              <span className="sr-only">{title}</span>
              <span aria-hidden="true">データシート</span>
            </span>
            <span className="text-sm font-normal text-ink-soft tabular-nums">PDF {formatFileSize(size)}</span>
          </a>
        )}
      </Deferred>
    </div>
  );
}
