import type { Document } from '../../../shared/api/models.ts';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatFileSize } from '../../lib/file-size.ts';

/** Leads to the file itself; says its kind and size before it is followed. */
export function FileLink({ file }: { file: Document }) {
  return (
    <a href={file.url} className={buttonClass('secondary', 'file-button')}>
      <FileLabel file={file} />
    </a>
  );
}

/** `PDF 91 KB`, for whoever cannot see what stands around it with the file's title. */
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
