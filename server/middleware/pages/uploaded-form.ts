import { decodeCsv } from '../../../shared/products/selection-csv.ts';

/** Size limit of a form with a file, in bytes: a table of some thousand rows. */
export const UPLOAD_LIMIT = 64 * 1024;

/**
 * Converts a form with a file to a URL-encoded one: the file becomes its text, so that all other code handles one kind
 * of form. A file field without a file is left out.
 *
 * @param body bounded by the caller
 * @throws when it is not such a form
 */
export async function asTyped(body: Buffer, contentType: string): Promise<Buffer> {
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
  const typed = new URLSearchParams();
  for (const [name, value] of await response.formData()) {
    if (typeof value === 'string') typed.append(name, value);
    else if (value.size > 0) typed.append(name, decodeCsv(await value.bytes()));
  }
  return Buffer.from(String(typed));
}
