import type { Api } from '../../../records/client.ts';
import type { Document } from '../../../records/product-file/wire.ts';
import type { PageOf } from '../../../shared/api/envelope.ts';
import { everyPage } from '../../../shared/api/every-page.ts';
import { orNone } from '../../../shared/api/reader.ts';
import type { DocumentType } from '../../../shared/api/vocabulary.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { Link } from '../../components/navigation/link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { FileLink, type LinkedFile } from './file-link.tsx';

const MODELS_PER_PAGE = 12;

/** A model with its current files: data sheet, manual, firmware, as far as it has them. */
interface ModelFiles {
  product: Document['products'][number];
  files: LinkedFile[];
}

type Query = Pick<NonNullable<Parameters<Api['files']['downloads']>[0]>, 'categoryId' | 'keywords'>;

/** Loads the newest firmware of all models, each file once: the API lists it for each part number. */
export async function loadCurrentFirmware(api: Api, query: Query): Promise<Document[]> {
  const files = everyPage((paging) => api.files.bySku({ ...query, ...paging, type: 'firmware' }));
  return [...new Map((await orNone(files)).map((file) => [file.url, file])).values()];
}

/**
 * Loads a page of models that have documents. Former releases stand on the pages of the products.
 *
 * @param current the newest firmware; null when it could not be loaded
 */
export async function loadModelFiles(
  api: Api,
  query: Query,
  page: number,
  current: Promise<Document[] | null>,
): Promise<PageOf<ModelFiles>> {
  const ofType = (type: DocumentType) =>
    everyPage((paging) => api.files.downloads({ ...query, ...paging, type }));
  const [sheets, manuals, firmware] = await Promise.all([ofType('datasheet'), ofType('manual'), current]);
  const papers = [...sheets, ...manuals];
  const files = [...papers, ...(firmware ?? [])];
  // A model may have one of the two alone: pages of the two lists would not have the same models.
  const products = new Map(papers.flatMap((file) => file.products).map((product) => [product.id, product]));
  const start = (page - 1) * MODELS_PER_PAGE;
  const list = [...products.values()].slice(start, start + MODELS_PER_PAGE).map((product) => ({
    product,
    files: files.filter((file) => file.products.some(({ id }) => id === product.id)).map(linkedFile),
  }));
  return { list, total: products.size, limit: MODELS_PER_PAGE, page };
}

/** Leaves out checksums and notes, which the page would carry for each model of a release. */
function linkedFile({ title, type, url, size, version, language, needsConsent }: Document): LinkedFile {
  return { title, type, url, size, version, ...(language && { language }), needsConsent };
}

/** Models, each with a button for each of its files. */
export function ModelFilesList({ models }: { models: ModelFiles[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {models.map(({ product, files }) => (
        <li
          key={product.id}
          className="grid gap-x-6 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start"
        >
          <p className="text-sm">
            <Link to={`${productPath(product)}#documents`} className="strong-link text-base">
              <ModelName>{product.model}</ModelName>
            </Link>
            {product.endOfLife ? '(販売終了)' : ''}
            <span className="block text-ink-soft">{product.name}</span>
          </p>
          <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap lg:w-152 [&>[open]]:col-span-2">
            {files.map((file) => (
              <FileLink key={file.url} file={file} named />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
