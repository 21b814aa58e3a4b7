/** Case studies and solutions stand three in a row. */
export const CARD_GRID = 'grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3';

/** Holds the place of three such cards while they are on their way. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className={CARD_GRID}>
      {['一', '二', '三'].map((place) => (
        <div key={place} className="rounded-lg border border-line bg-white">
          <div className="aspect-video animate-pulse rounded-t-lg bg-surface-deep" />
          <div className="h-38" />
        </div>
      ))}
    </div>
  );
}
