import { record } from '../harness/record.ts';

/** A crawler gets the complete document, as it is cached. */
const CRAWLER = {
  'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Accept-Language': 'ja',
  'Accept-Encoding': 'identity',
};

export async function askWhole(port: number, path: string): Promise<string> {
  const { status, body } = await record(port, path, CRAWLER);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return Buffer.from(body, 'base64').toString('utf8');
}
