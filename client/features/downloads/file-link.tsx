import type { Document } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPE_NAMES } from '../../../shared/api/vocabulary.ts';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatFileSize } from '../../lib/file-size.ts';

/** File as its link shows it. */
export type LinkedFile = Pick<
  Document,
  'title' | 'type' | 'url' | 'size' | 'version' | 'language' | 'needsConsent'
>;

interface FileProps {
  file: LinkedFile;
  /** Shows the kind of document instead of the kind of file, where several files of a model stand side by side. */
  named?: boolean | undefined;
}

/** Link to the file, with its type and size. */
export function FileLink(props: FileProps) {
  return (
    <a
      href={props.file.url}
      hrefLang={props.file.language}
      className={buttonClass('secondary', 'file-button')}
    >
      <FileLabel {...props} />
    </a>
  );
}

/** `PDF 91 KB`, or `設置ガイド 91 KB`, with the file's title for screen readers. */
export function FileLabel({ file: { title, type, url, size, version }, named }: FileProps) {
  const kind = named ? DOCUMENT_TYPE_NAMES[type] : (/\.([a-z0-9]+)$/.exec(url)?.[1]?.toUpperCase() ?? '');
  return (
    <>
      <Icon name="download" />
      <span className="sr-only">{title}</span>
      {kind}
      <span>{named && type === 'firmware' ? version : formatFileSize(size)}</span>
    </>
  );
}
