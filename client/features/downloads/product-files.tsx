import type { Document } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPES } from '../../../shared/api/vocabulary.ts';
import { AccordionItem } from '../../components/accordion.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { useHasPage } from '../../lib/page-context.tsx';
import { DocumentItem } from './document-item.tsx';

/** Files of the product; may be streamed. */
export function ProductFilesSection({ value }: { value: Promise<Document[] | null> | undefined }) {
  return (
    <div className="print:hidden">
      <Section
        id="documents"
        title="資料とダウンロード"
        more={<MoreLink to="/downloads">すべての資料</MoreLink>}
      >
        <Deferred name="product-files" value={value} fallback={<div className="h-48" />}>
          {(files) => (files.length > 0 ? <Files files={files} /> : <OnRequest />)}
        </Deferred>
      </Section>
    </div>
  );
}

/**
 * Files for the time before a purchase come first, then those for the time after it; former releases are
 * folded.
 */
function Files({ files }: { files: Document[] }) {
  const sorted = DOCUMENT_TYPES.flatMap((kind) => files.filter(({ type }) => type === kind));
  const former = sorted.filter(({ release }) => release && !release.newest);
  return (
    <>
      <ul className="border-t border-line">
        {sorted
          .filter((file) => !former.includes(file))
          .map((file) => (
            <DocumentItem key={file.url} file={file} />
          ))}
      </ul>
      {former.length > 0 ? (
        <AccordionItem title={`以前のファームウェア(${former.length}件)`}>
          <ul className="border-t border-line">
            {former.map((file) => (
              <DocumentItem key={file.url} file={file} />
            ))}
          </ul>
        </AccordionItem>
      ) : null}
    </>
  );
}

function OnRequest() {
  const [to, name, rest] = useHasPage()('/catalogform')
    ? ['/catalogform', 'カタログ請求', 'からお申し込みいただけます。']
    : ['/contact', 'お問い合わせ', 'ください。'];
  return (
    <p className="text-ink-soft">
      この製品の資料は、
      <Link to={to} className="text-link">
        {name}
      </Link>
      {rest}
    </p>
  );
}
