import type { ContentProblem, Corpus } from '../corpus.ts';
import type { FirmwareRecord } from '../schema/firmware.ts';

type Problem = Omit<ContentProblem, 'file'>;

/** Negative when the first version is the older one. */
export function compareVersions(first: string, second: string): number {
  const [one, other] = [first, second].map((version) => version.split('.').map(Number));
  const place = one?.findIndex((part, index) => part !== other?.[index]) ?? -1;
  return place < 0 ? 0 : (one?.[place] ?? 0) - (other?.[place] ?? 0);
}

function checkReleases({ releases }: FirmwareRecord, onSaleFrom: string): Problem[] {
  return releases.flatMap(({ version, publishedOn, upgradeFrom }, place): Problem[] => {
    const field = `releases[${place}]`;
    const newer = releases[place - 1];
    return [
      ...(newer && (compareVersions(version, newer.version) >= 0 || publishedOn > newer.publishedOn)
        ? [
            {
              field,
              reason: `${version} は ${newer.version} より前に並びます(新しいバージョンから順に書いてください)`,
            },
          ]
        : []),
      ...(upgradeFrom && compareVersions(upgradeFrom, version) >= 0
        ? [{ field: `${field}.upgradeFrom`, reason: `${upgradeFrom} は ${version} より新しいバージョンです` }]
        : []),
      ...(publishedOn < onSaleFrom
        ? [{ field: `${field}.publishedOn`, reason: `製品の発売日(${onSaleFrom})より前です` }]
        : []),
    ];
  });
}

/** Releases stand in their order and fit their products, and no product takes its firmware from two families. */
export function checkFirmware(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const families = new Map<number, string>();
  return corpus.firmware.flatMap((family) => {
    const file = fileOf(family);
    const products = corpus.products.filter(({ id }) => family.productIds.includes(id));
    const problems = checkReleases(family, products.map(({ releasedOn }) => releasedOn).sort()[0] ?? '');
    for (const id of family.productIds) {
      const other = families.get(id);
      if (other) problems.push({ field: 'productIds', reason: `製品 ${id} は ${other} にもあります` });
      families.set(id, file);
      if (!products.some((product) => product.id === id))
        problems.push({ field: 'productIds', reason: `製品 ${id} はありません` });
    }
    return problems.map((problem) => ({ file, ...problem }));
  });
}
