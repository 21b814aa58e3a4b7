/** A colour on the way from one to another; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const part = Math.min(1, Math.max(0, share));
  return `#${[1, 3, 5]
    .map((at) => {
      const a = Number.parseInt(from.slice(at, at + 2), 16);
      const b = Number.parseInt(to.slice(at, at + 2), 16);
      return Math.round(a + (b - a) * part)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}
