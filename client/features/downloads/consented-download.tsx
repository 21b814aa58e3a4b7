import type { Document } from '../../../shared/api/models.ts';
import { Button, buttonClass } from '../../components/button.tsx';
import { FileLabel } from './file-link.tsx';
import { LICENCE_PATH } from './licence-terms.tsx';

/** The browser itself asks for the tick before it follows the form to the file, with scripts and without. */
export function ConsentedDownload({ file }: { file: Document }) {
  return (
    <details className="group md:w-64 md:text-right">
      <summary
        className={buttonClass(
          'secondary',
          'w-44 max-w-full cursor-pointer list-none flex-wrap px-4 py-1.5 text-sm sm:flex-nowrap sm:whitespace-nowrap group-open:border-aqua group-open:bg-aqua-pale [&::-webkit-details-marker]:hidden',
        )}
      >
        <FileLabel file={file} />
      </summary>
      <form
        action={file.url}
        method="get"
        className="mt-2 grid gap-3 rounded-md border border-line bg-surface p-4 text-left text-sm"
      >
        <p>
          <a
            href={LICENCE_PATH}
            target="_blank"
            rel="noreferrer"
            className="text-aqua underline underline-offset-4 hover:text-aqua-deep"
          >
            使用許諾契約
            <span className="sr-only">(新しいタブで開きます)</span>
          </a>
          をお読みください。
        </p>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="consent" value="1" required className="size-5 shrink-0 accent-aqua" />
          使用許諾契約に同意します
        </label>
        <Button type="submit" className="px-4 py-2">
          ダウンロード
          <span className="sr-only">({file.title})</span>
        </Button>
      </form>
    </details>
  );
}
