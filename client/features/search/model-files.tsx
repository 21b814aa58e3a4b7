import type { Document, SearchHit } from '../../../shared/api/models.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { Deferred } from '../../components/deferred.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { formatFileSize } from '../../lib/file-size.ts';

const LINK = 'relative z-10 inline-flex min-h-11 items-center gap-1.5 text-sm strong-link';

/** The product whose whole name was typed: who types it mostly wants one of its files. */
export function namedModel(list: SearchHit[]): SearchHit | undefined {
  return list.find(({ model, match }) => model && (match === 'exact' || match === 'folded'));
}

interface ModelFilesProps {
  hit: SearchHit;
  value: Promise<Document[] | null> | undefined;
}

/** The data sheet itself, and the way to the newest firmware. Their place is kept until they are known. */
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
