import type { Document } from '../../../records/product-file/wire.ts';
import type { SearchHit } from '../../../records/search/wire.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { Deferred } from '../../components/deferred.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { formatFileSize } from '../../lib/file-size.ts';

const LINK = 'relative z-10 inline-flex min-h-11 items-center gap-1.5 text-sm strong-link';

/** Product whose full name is the query: visitors who type it mostly want one of its files. */
export function namedModel(list: SearchHit[]): SearchHit | undefined {
  return list.find(({ model, match }) => model && (match === 'exact' || match === 'folded'));
}

interface ModelFilesProps {
  hit: SearchHit;
  value: Promise<Document[] | null> | undefined;
}

/** Data sheet and link to the newest firmware. Their space is reserved until they have arrived. */
export function ModelFiles({ hit, value }: ModelFilesProps) {
  return (
    <div className="min-h-11">
      <Deferred name="model-files" value={value} fallback={null}>
        {(files) => {
          const sheet = files.find(({ type }) => type === 'datasheet');
          const firmware = files.find(({ release }) => release?.newest);
          return (
            <ul aria-label={`${hit.model}の資料`} className="flex flex-wrap gap-x-6">
              {sheet ? (
                <li>
                  <a href={sheet.url} className={LINK}>
                    <Icon name="download" className="size-4" />
                    データシート
                    <span className="font-normal text-ink-soft tabular-nums">
                      PDF {formatFileSize(sheet.size)}
                    </span>
                  </a>
                </li>
              ) : null}
              {firmware ? (
                <li>
                  <Link to={`${productPath(hit)}#documents`} className={LINK}>
                    ファームウェア
                    <span className="font-normal text-ink-soft tabular-nums">{firmware.version}</span>
                  </Link>
                </li>
              ) : null}
            </ul>
          );
        }}
      </Deferred>
    </div>
  );
}
