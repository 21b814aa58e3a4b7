import type { Api } from '../../../records/client.ts';
import type { Document } from '../../../records/product-file/wire.ts';
import { DeferredList } from '../../components/deferred.tsx';
import { DocumentItem } from './document-item.tsx';

const NEWEST_SHOWN = 2;

export async function loadNewestFirmware(api: Api): Promise<Document[]> {
  const { list } = await api.files.newest({ type: 'firmware', limit: NEWEST_SHOWN, page: 1 });
  return list.slice(0, NEWEST_SHOWN);
}

/** Latest firmware, above the list. */
export function NewestFirmware({ value }: { value: Promise<Document[] | null> | undefined }) {
  return (
    <DeferredList name="newest-firmware" value={value} fallback={null}>
      {(files) => (
        <section aria-labelledby="newest-firmware" className="mt-10">
          <h2 id="newest-firmware" className="mb-4 text-xl">
            新しいファームウェア
          </h2>
          <ul className="rounded-lg border border-aqua-line bg-aqua-pale/40 px-4 md:px-6 [&>li:last-child]:border-b-0">
            {files.map((file) => (
              <DocumentItem key={file.url} file={file} showProducts />
            ))}
          </ul>
        </section>
      )}
    </DeferredList>
  );
}
