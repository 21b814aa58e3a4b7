import type { Document } from '../../../records/product-file/wire.ts';
import { DOCUMENT_TYPE_NAMES } from '../../../shared/api/vocabulary.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { formatDayCompact } from '../../../shared/text/date.ts';
import { Link } from '../../components/navigation/link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { Tag } from '../../components/tag.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { DocumentDetails } from './document-details.tsx';
import { FileLink } from './file-link.tsx';

interface DocumentItemProps {
  file: Document;
  /** False where the page is about the product, whose name would only be repeated. */
  showProducts?: boolean;
}

const LANGUAGES = new Intl.DisplayNames('ja', { type: 'language' });

/** File in a list: type, products, date, version and download link. */
export function DocumentItem({ file, showProducts = false }: DocumentItemProps) {
  const { type, kind, title, language, version, publishedOn, release } = file;
  return (
    <li className="document-item">
      <div>
        <div>
          <p className="file-title">
            <span className="font-bold">
              {kind ?? DOCUMENT_TYPE_NAMES[type]}
              {release ? <span className="ml-2 tabular-nums">{version}</span> : null}
            </span>
            {language ? <Tag>{LANGUAGES.of(language) ?? language}</Tag> : null}
            {release?.newest ? <Tag tone="accent">最新版</Tag> : null}
            {release && release.security.length > 0 ? (
              <Tag tone="notice">セキュリティの修正を含む</Tag>
            ) : null}
          </p>
          {kind ? <p>{title}</p> : null}
          {showProducts ? <Products file={file} /> : null}
          {release ? (
            <p>
              <Terms>{release.summary}</Terms>
            </p>
          ) : null}
          <p className="file-day">
            <time dateTime={publishedOn}>{formatDayCompact(publishedOn)}</time>
            {release || kind ? '公開' : '現在'}
            {kind && version !== publishedOn ? `(${version})` : null}
          </p>
        </div>
        <FileLink file={file} />
      </div>
      <DocumentDetails file={file} />
    </li>
  );
}

function Products({ file: { products } }: { file: Document }) {
  const [first] = products;
  return (
    <p>
      {products.map((product, index) => (
        <span key={product.id} className="whitespace-nowrap">
          <Link to={productPath(product)} className="strong-link">
            <ModelName>{product.model}</ModelName>
          </Link>
          {product.endOfLife ? '(販売終了)' : ''}
          {index < products.length - 1 ? '、' : ''}
        </span>
      ))}
      {products.length === 1 ? <span className="ml-3 text-ink-soft">{first?.name}</span> : null}
    </p>
  );
}
