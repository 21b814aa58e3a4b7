import { articleCalls } from '../../records/article/wire.ts';
import { careerCalls } from '../../records/career/wire.ts';
import { caseCalls } from '../../records/case/wire.ts';
import { companyCalls } from '../../records/company/wire.ts';
import { documentCalls } from '../../records/document/wire.ts';
import { faqCalls } from '../../records/faq/wire.ts';
import { figureCalls } from '../../records/product/wire.ts';
import { fileCalls } from '../../records/product-file/wire.ts';
import { searchCalls } from '../../records/search/wire.ts';
import { solutionCalls } from '../../records/solution/wire.ts';
import { tagCalls } from '../../records/tag/wire.ts';
import type { Call } from '../../shared/api/call.ts';
import { isApiError } from '../../shared/api/error.ts';
import type { ApiRequest, Transport } from '../../shared/api/transport.ts';
import { deepFreeze } from '../../shared/frozen.ts';
import { onceForEach } from '../../shared/once-for-each.ts';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import type { ContentPages } from '../../shared/paths/content-pages.ts';
import type { Resolution, Resolve } from '../../shared/paths/resolve.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { SitePages } from '../site-content/site-pages.ts';

/** Calls without which a page does not exist, by the page's path. */
const CALL_OF_PAGE: Readonly<Record<string, Call>> = {
  '/blog': articleCalls.blog.list,
  '/careers': careerCalls.list,
  '/case-studies': caseCalls.list,
  '/company/profile': companyCalls.info,
  '/downloads': fileCalls.downloads,
  '/faq': faqCalls.list,
  '/products/list': figureCalls.figures,
  '/search': searchCalls.list,
  '/service/faq': faqCalls.top,
  '/solutions': solutionCalls.list,
  '/tags': tagCalls.list,
  '/technology': articleCalls.topic.list,
};
/** The table has this page for every site. */
const TRANSMISSION: [path: string, call: Asked] = [
  '/external-transmission',
  textCall({ from: 'single', type: 3 }),
];

const NOT_FOUND = 404;
const ABSENT: Resolution = Object.freeze({
  kind: 'not-found',
  reason: 'このページのデータはAPIにありません',
  dead: false,
});

type Asked = Pick<ApiRequest, 'path' | 'query'>;

/** Pages of the site whose main data the API does not have. */
export class AbsentPages {
  readonly #logger: Pick<Logger, 'info'>;
  #paths: ReadonlySet<string> = new Set();

  constructor(logger: Pick<Logger, 'info'>) {
    this.#logger = logger;
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Makes the calls of all pages and never rejects. A call that fails for another reason changes nothing. */
  async refresh(transport: Transport, pages: SitePages): Promise<void> {
    const found = await Promise.all(
      callsOf(pages).map(async ([path, call]) => ({ path, hasData: await hasData(transport, call) })),
    );
    const absent = found.filter(({ path, hasData }) => !(hasData ?? !this.has(path))).map(({ path }) => path);
    if (absent.length === this.#paths.size && absent.every((path) => this.has(path))) return;
    this.#paths = new Set(absent);
    this.#logger.info({ pages: absent }, 'pages without data in the API are left out');
  }

  /** A resolver that knows no absent page. */
  resolverOver(resolve: Resolve): Resolve {
    return (pathname, search) => {
      const found = resolve(pathname, search);
      return found.kind === 'page' && this.has(found.canonicalPath) ? ABSENT : found;
    };
  }

  /** The other pages. */
  without(pages: SitePages): SitePages {
    const all = pages.known;
    const knownWithout = onceForEach((paths: ReadonlySet<string>): ContentPages => {
      const missing = [...new Set([...all.missing, ...paths])];
      return deepFreeze({ ...all, missing, extra: all.extra.filter(({ path }) => !paths.has(path)) });
    });
    const absent = () => this.#paths;
    return {
      ...pages,
      get known() {
        return knownWithout(absent());
      },
    };
  }
}

function callsOf({ known, paths, find }: SitePages): [path: string, call: Asked][] {
  const documents = paths.flatMap((path): [string, Asked][] => {
    const document = find(path)?.document;
    return document ? [[path, textCall(document)]] : [];
  });
  const lists = Object.entries(CALL_OF_PAGE).filter(([path]) => !known.missing.includes(path));
  const calls = lists.map(([path, { path: call, with: query = {} }]): [string, Asked] => [
    path,
    { path: call, query },
  ]);
  return [...calls, ...documents, TRANSMISSION];
}

function textCall({ from, type }: NonNullable<PageContent['document']>): Asked {
  return { path: documentCalls[from].path.replace('{type}', String(type)) };
}

/** Undefined when the API does not answer. */
async function hasData(transport: Transport, call: Asked): Promise<boolean | undefined> {
  try {
    const envelope = (await transport({ method: 'GET', ...call })) as { code?: unknown };
    return Number(envelope.code) !== NOT_FOUND;
  } catch (error) {
    return isApiError(error) && error.status === NOT_FOUND ? false : undefined;
  }
}
