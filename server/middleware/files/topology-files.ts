import { type Request, type Response, Router } from 'express';
import { createApi } from '../../../records/client.ts';
import { isApiError } from '../../../shared/api/error.ts';
import type { Transport } from '../../../shared/api/transport.ts';
import { say } from '../../../shared/pages/say.ts';
import { parseId } from '../../../shared/paths/params.ts';
import { DRAWN_TOOLS, type DrawnTool, drawnAnswer } from '../../../shared/sizing/drawn-tools.ts';
import {
  TOPOLOGY_FORMATS,
  TOPOLOGY_KINDS,
  type TopologyFormat,
  type TopologyKind,
} from '../../../shared/topology/files.ts';
import { type NamedTopology, topologyOf } from '../../../shared/topology/load-topology.ts';
import type { Tiers } from '../../../shared/topology/tiers.ts';
import { Document } from '../../cache/document.ts';
import { keptFile } from '../../cache/kept-file.ts';
import type { PageCache, PageSource } from '../../cache/page-cache.ts';
import { recordCalls } from '../../cache/record-calls.ts';
import { sendDocument } from '../../cache/send-document.ts';
import type { RenderTurns } from '../../load/render-turns.ts';
import { lineOf } from '../../render/asked-page.ts';
import {
  type TopologyDocumentDeps,
  type TopologyWriter,
  topologyWriter,
} from '../../resources/topology-document.ts';
import type { SitePages } from '../../site-content/site-pages.ts';
import { httpError } from '../pages/http-error.ts';
import { compressed } from './compressed.ts';
import { HOUR_S } from './lifetimes.ts';

interface TopologyFilesDeps extends TopologyDocumentDeps {
  pages: Pick<SitePages, 'find'>;
  tiers: Tiers;
  transport: Transport;
  pageCache: PageCache | undefined;
  turns: Pick<RenderTurns, 'take'>;
}

const FORMATS = TOPOLOGY_FORMATS.join('|');
const RECORD = new RegExp(`^/topology/(${TOPOLOGY_KINDS.join('|')})/(\\d+)\\.(${FORMATS})$`);
const TOOL = new RegExp(`^/topology(/tools/(${Object.keys(DRAWN_TOOLS).join('|')}))\\.(${FORMATS})$`);

/** Serves network drawings for other programs: a standalone picture and a draw.io file. */
export function topologyFiles(deps: TopologyFilesDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const write = topologyWriter(deps);
  router.get(RECORD, async (req, res) => {
    res.locals.route = 'resource';
    const [, kind, number = '', format] = RECORD.exec(req.path) ?? [];
    const id = parseId(number);
    if (id === undefined) throw missing();
    const asked = { kind: kind as TopologyKind, id, format: format as TopologyFormat };
    const source = recordSource({ path: req.path, ...asked, write, deps });
    await sendDocument(req, res, await keptFile(deps.pageCache, source));
  });
  router.get(TOOL, compressed(), (req, res) => sendAnswer(req, res, deps, write));
  return router;
}

const WRONG = '計算できない条件があります。設計ツールのページで、条件を入力し直してください。';

function missing() {
  return httpError(404, 'no such drawing', 'この構成図はありません。');
}

interface Asked {
  path: string;
  kind: TopologyKind;
  id: number;
  format: TopologyFormat;
  write: TopologyWriter;
  deps: TopologyFilesDeps;
}

/** The drawing of a record; it is cached as long as its sources are. */
function recordSource({ path, kind, id, format, write, deps }: Asked): PageSource {
  return {
    path,
    async render(calls) {
      const api = createApi(recordCalls(deps.transport, calls));
      const found = await topologyOf(api, { kind, id }, deps.tiers).catch(toHttpError);
      if (!found) throw missing();
      const asked = { format, plainName: String(id), cacheControl: `public, max-age=${HOUR_S}` };
      const document = new Document({ name: 'resource', status: 200, ...(await write(found, asked)) });
      return { kind: 'page', degraded: false, document };
    },
  };
}

function toHttpError(error: unknown): never {
  if (!isApiError(error)) throw error;
  throw error.status === 404 ? missing() : httpError(error.status, error.message);
}

/**
 * Sends the result of a tool for a query: computed in a render slot and never cached, because there are too many
 * queries for a cache.
 */
async function sendAnswer(req: Request, res: Response, deps: TopologyFilesDeps, write: TopologyWriter) {
  res.locals.route = 'resource';
  const [, path = '', tool, format] = TOOL.exec(req.path) ?? [];
  const endTurn = await deps.turns.take(lineOf(req));
  try {
    const drawn = await answerOf(
      deps,
      path,
      tool as DrawnTool,
      new URLSearchParams(res.locals.address.search),
    );
    const asked = { format: format as TopologyFormat, plainName: String(tool), cacheControl: 'no-cache' };
    const { headers, body } = await write(drawn, asked);
    res.set(headers).send(body);
  } finally {
    endTurn();
  }
}

async function answerOf(
  deps: TopologyFilesDeps,
  path: string,
  tool: DrawnTool,
  search: URLSearchParams,
): Promise<NamedTopology> {
  const page = deps.pages.find(path);
  if (!page) throw missing();
  const products = await createApi(deps.transport).getFigures().catch(toHttpError);
  const topology = drawnAnswer(tool, search, {
    products,
    say: (name) => say(page.words, name),
  });
  if (topology === 'nothing') throw missing();
  if (topology === 'wrong') throw httpError(400, 'no such calculation', WRONG);
  return { name: page.title, topology };
}
