/** Methods that ask for a page or a file and change nothing. */
export const READING = ['GET', 'HEAD'];

export function isReading({ method = '' }: { method?: string | undefined }): boolean {
  return READING.includes(method);
}
