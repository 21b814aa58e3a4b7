/** Says above a wide table that it goes on to the side. @param until the width from which it fits */
export function ScrollHint({ until = 'lg' }: { until?: 'md' | 'lg' }) {
  return <p className={until === 'md' ? 'scroll-hint md:hidden' : 'scroll-hint'}>横にスクロールできます →</p>;
}
