import type { ThemeRecord } from '../../shared/site/theme-schema.ts';
import type { Palette } from '../../shared/topology/drawing.ts';
import type { TopologyFormat } from '../../shared/topology/files.ts';
import type { NamedTopology } from '../../shared/topology/load-topology.ts';
import { readPictures } from './drawn-pictures.ts';
import { topologyDrawio } from './topology-drawio.ts';
import { topologySvg } from './topology-svg.ts';

const TYPES: Readonly<Record<TopologyFormat, string>> = {
  svg: 'image/svg+xml',
  drawio: 'application/vnd.jgraph.mxfile',
};

export interface TopologyDocumentDeps {
  origin: string;
  colours: ThemeRecord['colours'];
  mediaDir: string;
}

interface AskedDocument {
  format: TopologyFormat;
  /** Part of the file's name for clients that support ASCII only. */
  plainName: string;
  cacheControl: string;
}

/** Creates the downloadable file of a network diagram. */
export async function topologyDocument(
  { colours, mediaDir, origin }: TopologyDocumentDeps,
  { name, topology }: NamedTopology,
  { format, plainName, cacheControl }: AskedDocument,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const parts = topology.tiers.flatMap((tier) => tier.parts);
  const pictures = await readPictures(
    mediaDir,
    parts.flatMap(({ picture }) => picture ?? []),
  );
  const palette: Palette = {
    colour: (colour) => colours[colour],
    picture: (address) => pictures.get(address),
  };
  const title = `${name}の構成図`;
  const text =
    format === 'svg'
      ? topologySvg(topology, title, palette)
      : topologyDrawio(topology, title, palette, origin);
  const headers = {
    'Content-Type': `${TYPES[format]}; charset=utf-8`,
    'Cache-Control': cacheControl,
    'Content-Disposition': disposition(title, `topology-${plainName}`, format),
    'X-Robots-Tag': 'noindex',
  };
  return { headers, body: Buffer.from(text) };
}

/** Content-Disposition (RFC 6266) with the full name, and an ASCII name for older clients. */
function disposition(name: string, plain: string, format: TopologyFormat): string {
  const escaped = encodeURIComponent(`${name.toWellFormed()}.${format}`).replace(/['()*]/g, percent);
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${escaped}`;
}

/** Percent-encodes characters that `encodeURIComponent` leaves and RFC 8187 requires to encode. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
