const KILOBYTE = 1_024;

/** `94KB`, `1.2MB`: as visitors expect to see it before they download. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))}KB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)}MB`;
}
