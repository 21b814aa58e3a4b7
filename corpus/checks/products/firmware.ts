import type { FirmwareRecord } from '../../../records/firmware/record.ts';
import type { PortGroup } from '../../../records/product/ports.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';
import { valuesAt } from '../../specification/expression.ts';
import { ratesOf } from '../../specification/port-values.ts';
import { portRatesInReleases } from '../../specification/rules/across-records.ts';

type Problem = Omit<ContentProblem, 'file'>;

/** Compares two version numbers; negative when the first is older. */
export function compareVersions(first: string, second: string): number {
  const [one, other] = [first, second].map((version) => version.split('.').map(Number));
  const differing = one?.findIndex((part, index) => part !== other?.[index]) ?? -1;
  return differing < 0 ? 0 : (one?.[differing] ?? 0) - (other?.[differing] ?? 0);
}

function checkReleases({ releases }: FirmwareRecord, onSaleFrom: string): Problem[] {
  return releases.flatMap(({ version, publishedOn, upgradeFrom }, index): Problem[] => {
    const field = `releases[${index}]`;
    const newer = releases[index - 1];
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

/** `5G` and `2.5GBASE-T`, but not `5GHz` and not the mobile network of a model's name. */
const RATE = /(?<![\d.A-Z-])(\d+(?:\.\d+)?)G(?![A-Za-z]*Hz|bps)(?=BASE|ポート|[/、のではとが]|$)/g;

/** Checks that release notes name only line rates of the ports, where the category requires this. */
function checkRates({ releases }: FirmwareRecord, products: ProductRecord[]): Problem[] {
  const ports = products
    .flatMap((product) => portRatesInReleases.usesIn(product))
    .flatMap(({ given, values }) => valuesAt(values, given.ports) as PortGroup[]);
  if (ports.length === 0) return [];
  const known = new Set(ports.flatMap(({ kind }) => ratesOf(kind)));
  return releases.flatMap(({ version, summary, notes }) =>
    [...`${summary}\n${notes}`.matchAll(RATE)]
      .filter(([, rate]) => !known.has(Number(rate)))
      .map(([rate]) => ({ field: `releases(${version})`, reason: `${rate} のポートはありません` })),
  );
}

/** Checks that releases are in order and fit their products, and that no product belongs to two firmware families. */
export function checkFirmware(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const families = new Map<number, string>();
  return corpus.firmware.flatMap((family) => {
    const file = fileOf(family);
    const products = corpus.products.filter(({ id }) => family.productIds.includes(id));
    const problems = checkReleases(family, products.map(({ releasedOn }) => releasedOn).sort()[0] ?? '');
    problems.push(...checkRates(family, products));
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
