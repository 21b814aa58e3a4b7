import { Router } from 'express';
import { createApi } from '../../shared/api/client.ts';
import { isApiError } from '../../shared/api/error.ts';
import type { Transport } from '../../shared/api/transport.ts';
import { parseId } from '../../shared/paths/params.ts';
import type { ThemeRecord } from '../../shared/site/theme-schema.ts';
import type { Palette } from '../../shared/topology/drawing.ts';
import { TOPOLOGY_KINDS, type TopologyKind } from '../../shared/topology/files.ts';
import type { Topology } from '../../shared/topology/graph.ts';
import { type NamedTopology, topologyOf } from '../../shared/topology/load-topology.ts';
import { TIER_WORDS_PAGE, tierNames } from '../../shared/topology/tiers.ts';
import { Document } from '../cache/document.ts';
import { keptFile } from '../cache/kept-file.ts';
import type { PageCache, PageSource } from '../cache/page-cache.ts';
import { recordCalls } from '../cache/record-calls.ts';
import { sendDocument } from '../cache/send-document.ts';
import { drawnPictures } from '../resources/drawn-pictures.ts';
import { topologyDrawio } from '../resources/topology-drawio.ts';
import { topologySvg } from '../resources/topology-svg.ts';
import type { SitePages } from '../site-content/site-pages.ts';
import { httpError } from './http-error.ts';
import { HOUR_S } from './lifetimes.ts';

export interface TopologyFilesDeps {
  origin: string;
  colours: ThemeRecord['colours'];
  mediaDir: string;
  pages: Pick<SitePages, 'find'>;
  transport: Transport;
  pageCache: PageCache | undefined;
}

const TYPES = { svg: 'image/svg+xml', drawio: 'application/vnd.jgraph.mxfile' } as const;
type Format = keyof typeof TYPES;

const RECORD = new RegExp(`^/topology/(${TOPOLOGY_KINDS.join('|')})/(\\d+)\\.(svg|drawio)$`);

/** Drawings of networks for other programs: a picture that stands alone, and a file of draw.io. */
export function topologyFiles(deps: TopologyFilesDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const write = fileWriter(deps);
  router.get(RECORD, async (req, res) => {
    res.locals.route = 'resource';
    const [, kind, number = '', format] = RECORD.exec(req.path) ?? [];
    const id = parseId(number);
    if (id === undefined) throw missing();
    const asked = { kind: kind as TopologyKind, id, format: format as Format };
    const source = recordSource({ path: req.path, ...asked, write, deps });
    await sendDocument(req, res, await keptFile(deps.pageCache, source));
  });
  return router;
}

function missing() {
  return httpError(404, 'no such drawing', 'この構成図はありません。');
}

interface Asked {
  path: string;
  kind: TopologyKind;
  id: number;
  format: Format;
  write: FileWriter;
  deps: TopologyFilesDeps;
}

/** The drawing of a record; a copy of it lives as long as what it was made from. */
function recordSource({ path, kind, id, format, write, deps }: Asked): PageSource {
  return {
    path,
    async render(calls) {
      const api = createApi(recordCalls(deps.transport, calls));
      const found = await topologyOf(
        api,
        { kind, id },
        tierNames(deps.pages.find(TIER_WORDS_PAGE)?.words),
      ).catch(toHttpError);
      if (!found) throw missing();
      const body = await write(found.topology, found.name, format);
      const headers = fileHeaders(found, id, format);
      return {
        kind: 'page',
        degraded: false,
        document: new Document({ name: 'resource', status: 200, headers, body }),
      };
    },
  };
}

function toHttpError(error: unknown): never {
  if (!isApiError(error)) throw error;
  throw error.status === 404 ? missing() : httpError(error.status, error.message);
}

function fileHeaders({ name }: NamedTopology, id: number, format: Format): Record<string, string> {
  return {
    'Content-Type': `${TYPES[format]}; charset=utf-8`,
    'Cache-Control': `public, max-age=${HOUR_S}`,
    'Content-Disposition': disposition(`${name}の構成図`, `topology-${id}`, format),
    'X-Robots-Tag': 'noindex',
  };
}

/** RFC 6266: the name as it is, and one for programs that know ASCII alone. */
function disposition(name: string, plain: string, format: Format): string {
  const escaped = encodeURIComponent(`${name.toWellFormed()}.${format}`).replace(/['()*]/g, percent);
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${escaped}`;
}

/** What `encodeURIComponent` leaves and RFC 8187 does not. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

type FileWriter = (topology: Topology, name: string, format: Format) => Promise<Buffer>;

function fileWriter({ colours, mediaDir, origin }: TopologyFilesDeps): FileWriter {
  const pictures = drawnPictures(mediaDir);
  return async (topology, name, format) => {
    const parts = topology.tiers.flatMap((tier) => tier.parts);
    const found = await pictures.read(parts.flatMap(({ picture }) => picture ?? []));
    const palette: Palette = {
      colour: (colour) => colours[colour],
      picture: (address) => found.get(address),
    };
    const title = `${name}の構成図`;
    return Buffer.from(
      format === 'svg'
        ? topologySvg(topology, title, palette)
        : topologyDrawio(topology, title, palette, origin),
    );
  };
}
