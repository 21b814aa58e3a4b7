import type { Figure } from '../../../shared/api/figure.ts';

/** First part of a case's scale: the shops of 「84店舗、ルーター84台」. */
export function leadingScale(scale: string): Figure {
  const [value = scale] = scale.split('、', 1);
  return { value, label: '導入の規模' };
}
