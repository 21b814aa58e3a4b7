/** Methods that request a page or a file and change no state. */
export const READING = ['GET', 'HEAD'];

export function isReading({ method = '' }: { method?: string | undefined }): boolean {
  return READING.includes(method);
}
