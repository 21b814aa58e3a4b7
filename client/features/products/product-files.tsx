import { Link } from 'react-router';
import type { Document } from '../../../shared/api/product-file.ts';
import { formatDay } from '../../../shared/text/date.ts';
import { Deferred } from '../../components/deferred.tsx';
import { Icon } from '../../components/icon.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { FileLink } from '../downloads/file-link.tsx';

/** The files of the product; they may arrive after the rest of the page. */
export function ProductFilesSection({ value }: { value: Promise<Document[] | null> | undefined }) {
  return (
    <div className="print:hidden">
      <Section id="documents" title="資料" more={<MoreLink to="/downloads">すべての資料</MoreLink>}>
        <Deferred name="product-files" value={value} fallback={<div className="h-24" />}>
          {(files) => (files.length > 0 ? <Files files={files} /> : <OnRequest />)}
        </Deferred>
      </Section>
    </div>
  );
}

function Files({ files }: { files: Document[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {files.map((file) => (
        <li
          key={file.url}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-white p-5"
        >
          <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-aqua-pale text-aqua-deep">
            <Icon name="book" />
          </span>
          <div className="grow">
            <p className="font-bold">{file.type}</p>
            <p className="text-sm text-ink-soft">
              <time dateTime={file.version}>{formatDay(file.version)}</time>現在
            </p>
          </div>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  );
}

function OnRequest() {
  return (
    <p className="text-ink-soft">
      この製品の資料は、
      <Link to="/catalogform" className="text-aqua underline underline-offset-4 hover:text-aqua-deep">
        カタログ請求
      </Link>
      からお申し込みいただけます。
    </p>
  );
}
