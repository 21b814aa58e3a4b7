import type { Figure } from '../../../shared/api/figure.ts';

/** What a case's scale names first: of 「84店舗、ルーター84台」 the shops. */
export function leadingScale(scale: string): Figure {
  const [value = scale] = scale.split('、', 1);
  return { value, label: '導入の規模' };
}
