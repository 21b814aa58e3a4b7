/** Separator of value and unit: a space before Latin units (`200 Gbps`), none before others (`24ポート`). */
export function unitGap(unit: string | undefined): string {
  return unit && /^[A-Za-z]/.test(unit) ? ' ' : '';
}

/** A value with its unit as one text. */
export function quantity(value: string, unit: string | undefined): string {
  return `${value}${unitGap(unit)}${unit ?? ''}`;
}
