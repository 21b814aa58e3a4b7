import { decodeCsv } from '../../shared/products/selection-csv.ts';

/** What a form with a file may weigh as a whole, in bytes: a table of some thousand rows. */
export const UPLOAD_LIMIT = 64 * 1024;

/**
 * A form that was sent with a file, written as one that was typed: the file is the text that it holds, so that everything
 * behind knows one kind of form alone. A field for a file in which none was chosen is left out.
 *
 * @param body bounded by whoever has read it
 * @throws when it is no such form
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
