import type { Picture } from '../home';

/** Cover of a card. The formats of a photograph are removed from the layout. */
export function CoverPicture({
  picture: { image, sizes, files, formats },
  className,
}: {
  picture: Picture;
  className: string;
}) {
  const img = (
    <img
      src={image}
      srcSet={files}
      sizes={sizes}
      width="1200"
      height="675"
      alt=""
      loading="lazy"
      className={className}
    />
  );
  if (!formats) return img;
  return (
    <picture className="contents">
      {formats.map(({ type, files }) => (
        <source key={type} type={type} srcSet={files} sizes={sizes} className="hidden" />
      ))}
      {img}
    </picture>
  );
}
