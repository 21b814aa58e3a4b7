import { useState } from 'react';

/** Small picture beside a name; left out if it does not exist. */
export function Thumbnail({ src }: { src: string | undefined }) {
  const [isMissing, setMissing] = useState(false);
  if (src === undefined || isMissing) return <span className="choice-picture" />;
  return (
    <img
      className="choice-picture"
      src={src}
      alt=""
      loading="lazy"
      width={64}
      height={48}
      onError={() => setMissing(true)}
    />
  );
}
