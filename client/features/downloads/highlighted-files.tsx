import type { ReactNode } from 'react';
import type { Api } from '../../../records/client.ts';
import type { Document, SkuDocument } from '../../../records/product-file/wire.ts';
import { PAGE_LIMIT_MAX } from '../../../shared/constants.ts';
import { normalizeModel } from '../../../shared/text/normalize-model.ts';
import { Deferred } from '../../components/deferred.tsx';
import { DocumentItem } from './document-item.tsx';

const NEWEST_SHOWN = 2;

export async function loadNewestFirmware(api: Api): Promise<Document[]> {
  return (await api.getNewestFiles({ type: 'firmware', limit: NEWEST_SHOWN, page: 1 })).list.slice(
    0,
    NEWEST_SHOWN,
  );
}

/** Newest file of each type when the keywords are a part number; otherwise empty. */
export async function loadCurrentFiles(api: Api, keywords: string): Promise<SkuDocument[]> {
  const wanted = normalizeModel(keywords);
  const { list } = await api.getSkuFiles({ keywords, limit: PAGE_LIMIT_MAX });
  return list.filter(({ sku }) => normalizeModel(sku) === wanted);
}

/** Latest firmware, above the list. */
export function NewestFirmware({ value }: { value: Promise<Document[] | null> | undefined }) {
  return (
    <Deferred name="newest-firmware" value={value} fallback={null}>
      {(files) => <Highlighted title="新しいファームウェア" files={files} />}
    </Deferred>
  );
}

/** Current files of a part number, above the list of all versions. */
export function CurrentFiles({
  keywords,
  value,
}: {
  keywords: string;
  value: Promise<SkuDocument[] | null> | undefined;
}) {
  return (
    <Deferred key={keywords} name="current-files" value={value} fallback={null}>
      {(files) => <Highlighted title={`品番 ${files[0]?.sku ?? ''} の最新の資料`} files={files} />}
    </Deferred>
  );
}

function Highlighted({ title, files }: { title: ReactNode; files: Document[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="highlighted" className="mt-10">
      <h2 id="highlighted" className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="rounded-lg border border-aqua-line bg-aqua-pale/40 px-4 md:px-6 [&>li:last-child]:border-b-0">
        {files.map((file) => (
          <DocumentItem key={file.url} file={file} showProducts />
        ))}
      </ul>
    </section>
  );
}
