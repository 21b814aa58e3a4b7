import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import type { GalleryPicture } from './gallery.tsx';

interface GalleryDialogProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  picture: GalleryPicture;
  /** Whether the dialog was opened: before that the page does not load its picture. */
  isAsked: boolean;
  label: string;
  /** Position of the picture and number of pictures; omitted for a single one. */
  count?: { place: number; total: number };
  onTurn(step: 1 | -1): void;
}

const ROUND =
  'inline-flex size-11 items-center justify-center rounded-md border border-line-strong bg-white text-ink hover:border-aqua hover:bg-aqua-pale';

/**
 * Shows one picture as large as the window allows. All pictures have the same frame, so that the buttons stay under the
 * pointer.
 */
export function GalleryDialog({ picture, isAsked, label, count, onTurn, ...rest }: GalleryDialogProps) {
  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close();
  }
  function turn({ key }: KeyboardEvent) {
    if (count && key === 'ArrowRight') onTurn(1);
    if (count && key === 'ArrowLeft') onTurn(-1);
  }
  return (
    <dialog
      {...rest}
      aria-label={label}
      onClick={closeOnBackdrop}
      onKeyDown={turn}
      className="m-auto w-full max-w-page overscroll-contain rounded-lg bg-white p-0 backdrop:bg-navy/80"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
        <p aria-live="polite" className="line-clamp-2 text-sm max-md:h-[2lh]">
          {picture.alt}
          {count ? <span className="ml-3 text-ink-soft">{`${count.place} / ${count.total}`}</span> : null}
        </p>
        <div className="flex gap-2">
          {count ? (
            <>
              <button type="button" aria-label="前の画像" onClick={() => onTurn(-1)} className={ROUND}>
                <Icon name="chevron-left" />
              </button>
              <button type="button" aria-label="次の画像" onClick={() => onTurn(1)} className={ROUND}>
                <Icon name="chevron-right" />
              </button>
            </>
          ) : null}
          <form method="dialog">
            <button type="submit" aria-label="閉じる" className={ROUND}>
              <Icon name="close" />
            </button>
          </form>
        </div>
      </div>
      {isAsked ? (
        <Picture
          src={picture.imgUrl}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          photoUrl={picture.photoUrl}
          sizes="(max-width: 1280px) 100vw, 1280px"
          className="mx-auto aspect-4/3 max-h-[80vh] w-full bg-surface object-contain"
        />
      ) : null}
    </dialog>
  );
}
