import type { ProductDetail } from '../../../records/product/wire.ts';
import { classNames } from '../../components/class-names.ts';
import { Section } from '../../components/section.tsx';
import { Terms } from '../../components/text/terms.tsx';

type Picture = ProductDetail['images'][number];

/** Pictures with captions that name the parts of the device. */
export function namedPictures(images: ProductDetail['images']): (Picture & { parts: string[] })[] {
  return images.flatMap(({ parts, ...picture }) =>
    parts && parts.length > 0 ? [{ ...picture, parts }] : [],
  );
}

/** Returns whether a picture is much higher than a rack unit, whose picture needs the whole width. */
const isTall = (width: number, height: number) => height > width / 2;

/**
 * Full-width pictures of front and back, with a list of the parts: captions in a drawing are illegible on a
 * phone.
 */
export function ProductPartsSection({ images }: { images: ProductDetail['images'] }) {
  const pictures = namedPictures(images);
  if (pictures.length === 0) return null;
  return (
    <Section id="ports" title="ポートと各部" tone="surface">
      <div className="grid gap-6 md:gap-8">
        {pictures.map(({ imgUrl, alt, width, height, parts }) => (
          // A tall picture leaves its list room next to it.
          <figure
            key={imgUrl}
            className={isTall(width, height) ? 'grid gap-6 md:grid-cols-2 md:items-center' : undefined}
          >
            <a href={imgUrl} className="block overflow-hidden rounded-lg border border-line bg-white">
              <img
                src={imgUrl}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className="h-auto max-h-150 w-full object-contain"
              />
            </a>
            <figcaption className="mt-2">
              <ul
                className={classNames(
                  'flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft',
                  isTall(width, height) && 'md:flex-col',
                )}
              >
                {parts.map((part) => (
                  <li key={part} className="list-inside list-disc">
                    <Terms>{part}</Terms>
                  </li>
                ))}
              </ul>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
