import type { Document } from '../../../records/product-file/wire.ts';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatFileSize } from '../../lib/file-size.ts';

/** Link to the file, with its type and size. */
export function FileLink({ file }: { file: Document }) {
  return (
    <a href={file.url} className={buttonClass('secondary', 'file-button')}>
      <FileLabel file={file} />
    </a>
  );
}

/** `PDF 91 KB`, with the file's title for screen readers. */
export function FileLabel({ file: { title, url, size } }: { file: Document }) {
  const kind = /\.([a-z0-9]+)$/.exec(url)?.[1]?.toUpperCase() ?? '';
  return (
    <>
      <Icon name="download" />
      <span className="sr-only">{title}</span>
      {kind}
      <span>{formatFileSize(size)}</span>
    </>
  );
}
