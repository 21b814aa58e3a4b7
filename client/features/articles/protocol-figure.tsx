import type { ArticleFigure } from '../../../records/article/wire.ts';
import { type TopologyFiles, topologyFile } from '../../../shared/topology/files.ts';

type ProtocolFigureProps = Omit<ArticleFigure, 'tiers'> & { files: TopologyFiles };

/** Drawn figure of an article, with its file for slides of the reader's own. */
export function ProtocolFigure({ caption, alt, width, height, files }: ProtocolFigureProps) {
  return (
    <figure className="mb-8 break-inside-avoid rounded-lg border border-line p-3 md:p-6">
      <img
        src={topologyFile(files, 'svg')}
        alt={alt}
        width={width}
        height={height}
        className="mx-auto h-auto w-full max-w-md print:max-w-xs"
      />
      <figcaption className="mt-3 text-sm text-ink-soft">
        {caption}
        <p className="mt-2 print:hidden">
          <a href={topologyFile(files, 'drawio')} download rel="nofollow" className="text-link">
            図を保存(draw.io)
          </a>
        </p>
      </figcaption>
    </figure>
  );
}
