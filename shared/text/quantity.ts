/** What stands between a value and its unit: Latin units keep a space (`200 Gbps`), Japanese ones and signs follow at once (`24ポート`). */
export function unitGap(unit: string | undefined): string {
  return unit && /^[A-Za-z]/.test(unit) ? ' ' : '';
}

/** A value with its unit as one text. */
export function quantity(value: string, unit: string | undefined): string {
  return `${value}${unitGap(unit)}${unit ?? ''}`;
}
