import type { ComponentProps } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { FileLabel, type FileLink } from './file-link.tsx';
import { LICENCE_PATH } from './licence-terms.tsx';

/**
 * Download form. The browser itself requires the checkbox before it submits the form, with and without
 * script.
 */
export function ConsentedDownload({ file, named }: ComponentProps<typeof FileLink>) {
  return (
    <details>
      <summary className={buttonClass('secondary', 'file-button')}>
        <FileLabel file={file} named={named} />
      </summary>
      <form action={file.url} method="get" className="licence-consent">
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
          <span className="sr-only">({file.title})</span>
        </Button>
      </form>
    </details>
  );
}
