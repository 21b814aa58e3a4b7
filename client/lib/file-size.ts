const KILOBYTE = 1_024;

/** File size for visitors: `94KB`, `1.2MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))}KB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)}MB`;
}
