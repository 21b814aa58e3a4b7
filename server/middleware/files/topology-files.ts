import { type Request, type Response, Router } from 'express';
import { createApi } from '../../../records/client.ts';
import { isApiError } from '../../../shared/api/error.ts';
import { say } from '../../../shared/pages/say.ts';
import { parseId } from '../../../shared/paths/params.ts';
import { DRAWN_TOOLS, type DrawnTool, drawnAnswer } from '../../../shared/sizing/drawn-tools.ts';
import {
  TOPOLOGY_FORMATS,
  TOPOLOGY_KINDS,
  type TopologyFormat,
  type TopologyKind,
} from '../../../shared/topology/files.ts';
import { topologyOf } from '../../../shared/topology/load-topology.ts';
import type { Tiers } from '../../../shared/topology/tiers.ts';
import { type KeptFileDeps, keptFile } from '../../cache/kept-file.ts';
import { sendDocument } from '../../cache/send-document.ts';
import type { RenderTurns } from '../../load/render-turns.ts';
import { lineOf } from '../../render/asked-page.ts';
import { type TopologyDocumentDeps, topologyDocument } from '../../resources/topology-document.ts';
import type { SitePages } from '../../site-content/site-pages.ts';
import { httpError } from '../pages/http-error.ts';
import { compressed } from './compressed.ts';
import { HOUR_S } from './lifetimes.ts';

interface TopologyFilesDeps extends TopologyDocumentDeps, KeptFileDeps {
  pages: Pick<SitePages, 'find'>;
  tiers: Tiers;
  turns: Pick<RenderTurns, 'take'>;
}

const FORMATS = TOPOLOGY_FORMATS.join('|');
const RECORD = new RegExp(`^/topology/(${TOPOLOGY_KINDS.join('|')})/(\\d+)\\.(${FORMATS})$`);
const TOOL = new RegExp(`^/topology(/tools/(${Object.keys(DRAWN_TOOLS).join('|')}))\\.(${FORMATS})$`);

/** Serves network drawings for other programs: a standalone picture and a draw.io file. */
export function topologyFiles(deps: TopologyFilesDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(RECORD, (req, res) => sendRecord(req, res, deps));
  router.get(TOOL, compressed(), (req, res) => sendAnswer(req, res, deps));
  return router;
}

const WRONG = '計算できない条件があります。設計ツールのページで、条件を入力し直してください。';

function missing() {
  return httpError(404, 'no such drawing', 'この構成図はありません。');
}

/** Sends the drawing of a record; it is cached as long as its sources are. */
async function sendRecord(req: Request, res: Response, deps: TopologyFilesDeps): Promise<void> {
  res.locals.route = 'resource';
  const [, kind, number = '', format] = RECORD.exec(req.path) ?? [];
  const id = parseId(number);
  if (id === undefined) throw missing();
  const file = await keptFile(deps, req.path, async (transport) => {
    const asked = { kind: kind as TopologyKind, id };
    const found = await topologyOf(createApi(transport), asked, deps.tiers).catch(toHttpError);
    if (!found) throw missing();
    return topologyDocument(deps, found, {
      format: format as TopologyFormat,
      plainName: String(id),
      cacheControl: `public, max-age=${HOUR_S}`,
    });
  });
  await sendDocument(req, res, file);
}

function toHttpError(error: unknown): never {
  if (!isApiError(error)) throw error;
  throw error.status === 404 ? missing() : httpError(error.status, error.message);
}

/**
 * Sends the result of a tool for a query: computed in a render slot and never cached, because there are too many
 * queries for a cache.
 */
async function sendAnswer(req: Request, res: Response, deps: TopologyFilesDeps): Promise<void> {
  res.locals.route = 'resource';
  const [, path = '', tool, format] = TOOL.exec(req.path) ?? [];
  const endTurn = await deps.turns.take(lineOf(req));
  try {
    const page = deps.pages.find(path);
    if (!page) throw missing();
    const products = await createApi(deps.transport).getFigures().catch(toHttpError);
    const search = new URLSearchParams(res.locals.address.search);
    const topology = drawnAnswer(tool as DrawnTool, search, {
      products,
      say: (name) => say(page.words, name),
    });
    if (topology === 'nothing') throw missing();
    if (topology === 'wrong') throw httpError(400, 'no such calculation', WRONG);
    const { headers, body } = await topologyDocument(
      deps,
      { name: page.title, topology },
      { format: format as TopologyFormat, plainName: String(tool), cacheControl: 'no-cache' },
    );
    res.set(headers).send(body);
  } finally {
    endTurn();
  }
}
