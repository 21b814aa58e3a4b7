import type { Document } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPE_NAMES } from '../../../shared/api/vocabulary.ts';
import { Button, buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatFileSize } from '../../lib/file-size.ts';
import { LICENCE_PATH } from './licence-terms.tsx';

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

/** Link to the file, with its type and size; a form where the licence must be accepted first. */
export function FileLink(props: FileProps) {
  const { url, language, needsConsent } = props.file;
  if (needsConsent) return <ConsentedDownload {...props} />;
  return (
    <a href={url} hrefLang={language} className={buttonClass('secondary', 'file-button')}>
      <FileLabel {...props} />
    </a>
  );
}

/** `PDF 91 KB`, or `設置ガイド 91 KB`, with the file's title for screen readers. */
function FileLabel({ file: { title, type, url, size, version }, named }: FileProps) {
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

/**
 * Download form. The browser itself requires the checkbox before it submits the form, with and without
 * script.
 */
function ConsentedDownload(props: FileProps) {
  const { url, title } = props.file;
  return (
    <details>
      <summary className={buttonClass('secondary', 'file-button')}>
        <FileLabel {...props} />
      </summary>
      <form action={url} method="get" className="licence-consent">
        <p>
          <a href={LICENCE_PATH} target="_blank" rel="noreferrer" className="text-link">
            使用許諾契約
            <span className="sr-only">(新しいタブで開きます)</span>
          </a>
          をお読みください。
        </p>
        <label>
          <input type="checkbox" name="consent" value="1" required />
          使用許諾契約に同意します
        </label>
        <Button type="submit">
          ダウンロード
          <span className="sr-only">({title})</span>
        </Button>
      </form>
    </details>
  );
}
