import { type MouseEvent, useRef, useState } from 'react';
import type { ProductDetail } from '../../../records/product/wire.ts';
import { thumbnailPhoto } from '../../../shared/photo.ts';
import { isPlainClick } from '../../../shared/plain-click.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import { GalleryDialog } from './gallery-dialog.tsx';

export type GalleryPicture = ProductDetail['images'][number];

/** Gallery of one object: a large picture, thumbnails of the others, and a full-size view on demand. */
export function Gallery({ pictures, label }: { pictures: GalleryPicture[]; label: string }) {
  const [place, setPlace] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = pictures[place] ?? pictures[0];
  if (!shown) return null;

  function enlarge(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event, event.currentTarget) || !dialog.current) return;
    event.preventDefault();
    setAsked(true);
    dialog.current.showModal();
  }

  function choose(event: MouseEvent<HTMLAnchorElement>, next: number) {
    if (!isPlainClick(event, event.currentTarget)) return;
    event.preventDefault();
    setPlace(next);
  }

  function turn(step: 1 | -1) {
    setPlace((place + step + pictures.length) % pictures.length);
  }

  return (
    <section aria-label={label}>
      <a
        href={shown.imgUrl}
        onClick={enlarge}
        aria-haspopup="dialog"
        className="group relative block overflow-hidden rounded-lg border border-line bg-surface print:max-w-96"
      >
        <Picture
          src={shown.imgUrl}
          alt={shown.alt}
          width={shown.width}
          height={shown.height}
          photoUrl={shown.photoUrl}
          range={[400, 1200]}
          sizes="(max-width: 1023px) 100vw, 600px"
          fetchPriority="high"
          className="aspect-4/3 w-full object-contain"
        />
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-md border border-line bg-white px-2.5 py-1 text-xs text-ink-soft group-hover:border-aqua group-hover:text-aqua-deep print:hidden">
          <Icon name="search" className="size-4" />
          拡大
        </span>
      </a>
      {pictures.length > 1 ? (
        <ul className="mt-3 grid grid-cols-4 gap-3 print:hidden">
          {pictures.map(({ imgUrl, alt, width, height, photoUrl }, at) => (
            <li key={imgUrl}>
              <a
                href={imgUrl}
                onClick={(event) => choose(event, at)}
                aria-current={at === place ? 'true' : undefined}
                className={classNames(
                  'block overflow-hidden rounded-md border bg-surface transition-colors',
                  at === place ? 'border-aqua ring-1 ring-aqua' : 'border-line hover:border-aqua',
                )}
              >
                <img
                  src={photoUrl ? thumbnailPhoto({ photoUrl, width }) : imgUrl}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="aspect-4/3 w-full object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <GalleryDialog
        ref={dialog}
        picture={shown}
        isAsked={isAsked}
        label={label}
        {...(pictures.length > 1 && { count: { place: place + 1, total: pictures.length } })}
        onTurn={turn}
      />
    </section>
  );
}
