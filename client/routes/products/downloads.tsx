import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '../../../records/client.ts';
import { DOCUMENT_TYPE_NAMES, DOCUMENT_TYPES } from '../../../shared/api/vocabulary.ts';
import { parseId } from '../../../shared/paths/params.ts';
import { Container } from '../../components/container.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { DocumentItem } from '../../features/downloads/document-item.tsx';
import { DownloadFilter } from '../../features/downloads/download-filter.tsx';
import { LicenceTerms, loadLicence } from '../../features/downloads/licence-terms.tsx';
import {
  loadCurrentFirmware,
  loadModelFiles,
  ModelFilesList,
} from '../../features/downloads/model-files.tsx';
import { loadNewestFirmware, NewestFirmware } from '../../features/downloads/newest-firmware.tsx';
import { useResultsInView } from '../../features/downloads/use-results-in-view.ts';
import { loadPage } from '../../features/text-page/load-page.ts';
import { TextSections } from '../../features/text-page/text-sections.tsx';
import { apiOf, deferred, notFound } from '../../lib/loading/load.ts';
import { isInvented, listTitle, readPage } from '../../lib/paging.ts';

const DOCUMENTS_PER_PAGE = 15;

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const page = readPage(url);
  const [wantedCategory, wantedType] = ['cateId', 'type'].map((name) => url.searchParams.get(name) ?? '');
  const categoryId = parseId(wantedCategory ?? '');
  const type = DOCUMENT_TYPES.find((known) => known === wantedType);
  const keywords = url.searchParams.get('keywords')?.trim() ?? '';
  const api = apiOf(args);
  const narrowed = Boolean(type || categoryId || keywords);
  const newest = narrowed || page > 1 ? null : deferred(args, loadNewestFirmware(api));
  const terms = loadLicence(args);
  const query = { ...(categoryId && { categoryId }), ...(keywords && { keywords }) };
  const [text, categories, documents, models, ownFiles] = await Promise.all([
    loadPage(args),
    api.getCategories(),
    type ? api.files.downloads({ ...query, type, limit: DOCUMENTS_PER_PAGE, page }) : null,
    type ? null : loadModelFiles(api, query, page, deferred(args, loadCurrentFirmware(api, query))),
    type || page > 1
      ? null
      : api.files.downloads({ ...query, type: 'file', limit: DOCUMENTS_PER_PAGE, page: 1 }),
  ]);
  const found = documents ?? models;
  const isKnown =
    (!wantedType || type) && (!wantedCategory || categories.some(({ id }) => id === categoryId));
  if (!(isKnown && found) || isInvented({ ...found, page })) throw notFound();
  return {
    text,
    categories: categories.map(({ id, name }) => ({ id, name })),
    documents,
    models,
    ownFiles: ownFiles?.total ? ownFiles : null,
    paging: { page: found.page, limit: found.limit, total: found.total },
    terms,
    type,
    categoryId,
    keywords,
    newest,
  };
}

export function Component() {
  const { text, categories, documents, models, ownFiles, paging, terms, type, categoryId, keywords, newest } =
    useLoaderData<typeof loader>();
  const category = categories.find(({ id }) => id === categoryId)?.name;
  const kind = type && DOCUMENT_TYPE_NAMES[type];
  const narrowedTo = [kind, category, keywords].filter(Boolean).join('、');
  const results = useResultsInView();
  return (
    <>
      <PageMeta
        title={listTitle(text.title, narrowedTo, paging.page)}
        description={text.description}
        // Search engines should not index search results.
        noindex={keywords !== ''}
        crumbs={[{ name: text.title }]}
      />
      <PageHeader compact title={text.title} lead={text.lead} />
      <Container className="py-10 md:py-14">
        <DownloadFilter categories={categories} type={type} categoryId={categoryId} keywords={keywords} />
        {newest === null ? null : <NewestFirmware value={newest} />}
        <div className="mt-10 mb-4 flex flex-wrap items-baseline gap-x-4">
          <h2 ref={results} tabIndex={-1} className="text-xl">
            {kind ?? '資料'}
          </h2>
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {`${paging.total}${models ? '製品' : '件'}`}
          </p>
          {narrowedTo ? (
            <MoreLink to="/downloads" className="ml-auto text-sm">
              絞り込みを解除
            </MoreLink>
          ) : null}
        </div>
        {paging.total > 0 || ownFiles ? (
          <>
            {models ? <ModelFilesList models={models.list} /> : null}
            {documents ? (
              <ul className="border-t-2 border-ink">
                {documents.list.map((file) => (
                  <DocumentItem key={file.url} file={file} showProducts />
                ))}
              </ul>
            ) : null}
          </>
        ) : (
          <p className="rounded-lg border border-line bg-surface p-6">
            当てはまる資料がありません。型番を短くするか、カテゴリーを「すべて」に戻してお試しください。
          </p>
        )}
        <Pagination {...paging} />
        {ownFiles ? <OwnFiles files={ownFiles} /> : null}
        <LicenceTerms value={terms} />
      </Container>
      <TextSections sections={text.sections} />
    </>
  );
}

/** Files of the vendor's own, such as certificates and drawings, which are no files of a single kind of document. */
function OwnFiles({ files }: { files: Awaited<ReturnType<Api['files']['downloads']>> }) {
  return (
    <section aria-labelledby="own-files" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 id="own-files" className="text-xl">
          {DOCUMENT_TYPE_NAMES.file}
        </h2>
        {files.total > files.list.length ? (
          <MoreLink to="/downloads?type=file" className="ml-auto text-sm">
            {`${files.total}件すべてを見る`}
          </MoreLink>
        ) : null}
      </div>
      <ul className="border-t-2 border-ink">
        {files.list.map((file) => (
          <DocumentItem key={file.url} file={file} showProducts />
        ))}
      </ul>
    </section>
  );
}
