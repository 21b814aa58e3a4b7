import type { Document } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPE_NAMES } from '../../../shared/api/vocabulary.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Prose } from '../../components/page/prose.tsx';
import { CopyButton } from '../../components/text/copy-button.tsx';

/** Rarely needed details: the checksum, and the changes of a release. */
export function DocumentDetails({ file }: { file: Document }) {
  const { title, type, kind, sha256, release } = file;
  return (
    <details className="document-details">
      <summary>
        {release ? '変更点とSHA-256' : 'SHA-256'}
        <span className="sr-only">({title})</span>
      </summary>
      <div>
        {release ? (
          <>
            <Prose html={release.notes} className="text-sm" />
            <div>
              <h3 className="font-bold">更新の条件</h3>
              <ul className="mt-1 list-disc pl-5">
                {release.upgrade.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
            {release.openSource ? (
              <p>
                <MoreLink to={release.openSource}>含まれるオープンソースソフトウェア</MoreLink>
              </p>
            ) : null}
          </>
        ) : null}
        <div className="check-sum">
          <p>
            <span className="font-bold">SHA-256</span>
            <code translate="no">{sha256}</code>
          </p>
          <CopyButton text={sha256} label={`${kind ?? DOCUMENT_TYPE_NAMES[type]}のSHA-256をコピー`} />
        </div>
      </div>
    </details>
  );
}
