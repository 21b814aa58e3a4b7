import { Link } from 'react-router';
import type { Document } from '../../../shared/api/product-file.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { formatDayCompact } from '../../../shared/text/date.ts';
import { ModelName } from '../../components/model-name.tsx';
import { Tag } from '../../components/tag.tsx';
import { FileLink } from './file-link.tsx';

const CELL = 'md:py-3 md:pr-6';

/** Documents by product, newest record shown by its day. */
export function DocumentList({ documents }: { documents: Document[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">ダウンロードできる資料</caption>
      <thead className="text-sm text-ink-soft max-md:sr-only">
        <tr className="border-b-2 border-ink text-left">
          {['製品', '資料', '記載内容の日付', 'ファイル'].map((name) => (
            <th key={name} scope="col" className="py-2 pr-6 font-normal whitespace-nowrap last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map((file) => (
          <tr
            key={file.url}
            className="border-b border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:py-3"
          >
            <th scope="row" className={`text-left font-normal max-md:col-span-2 ${CELL}`}>
              <Link
                to={productPath(file.product)}
                className="font-bold text-aqua underline-offset-4 hover:text-aqua-deep hover:underline"
              >
                <ModelName>{file.product.modeName}</ModelName>
              </Link>
              {file.product.endOfLife ? (
                <span className="ml-2">
                  <Tag tone="notice">販売終了</Tag>
                </span>
              ) : null}
              <span className="block text-sm text-ink-soft">{file.product.name}</span>
            </th>
            <td className={`text-sm whitespace-nowrap max-md:hidden ${CELL}`}>{file.type}</td>
            <td className={`text-sm text-ink-soft tabular-nums ${CELL}`}>
              <span className="md:hidden">{file.type} </span>
              <time dateTime={file.version}>{formatDayCompact(file.version)}</time>
            </td>
            <td className="md:w-44 md:py-2">
              <FileLink file={file} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
