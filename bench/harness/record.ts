import { request } from 'node:http';

/** Recorded response with unchanged bytes and headers, for a server to compare with. */
export interface RecordedResponse {
  status: number;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** Headers that a server sets by itself. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Sends one request and records the response, byte for byte. */
export function record(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, async (res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of res) chunks.push(chunk);
      const kept = Object.entries(res.headers).filter(([name]) => !OF_CONNECTION.has(name));
      resolve({
        status: res.statusCode ?? 0,
        headers: Object.fromEntries(kept) as Record<string, string>,
        body: Buffer.concat(chunks).toString('base64'),
      });
    })
      .on('error', reject)
      .end();
  });
}
