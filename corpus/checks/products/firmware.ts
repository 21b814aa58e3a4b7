import type { FirmwareRecord } from '../../../records/firmware/record.ts';
import type { PortGroup } from '../../../records/product/ports.ts';
import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
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

function* checkReleases({ releases }: FirmwareRecord, onSaleFrom: string): Iterable<Problem> {
  for (const [index, { version, publishedOn, upgradeFrom }] of releases.entries()) {
    const field = `releases[${index}]`;
    const newer = releases[index - 1];
    if (newer && (compareVersions(version, newer.version) >= 0 || publishedOn > newer.publishedOn)) {
      const reason = `${version} は ${newer.version} より前に並びます(新しいバージョンから順に書いてください)`;
      yield { field, reason };
    }
    if (upgradeFrom && compareVersions(upgradeFrom, version) >= 0)
      yield {
        field: `${field}.upgradeFrom`,
        reason: `${upgradeFrom} は ${version} より新しいバージョンです`,
      };
    if (publishedOn < onSaleFrom)
      yield { field: `${field}.publishedOn`, reason: `製品の発売日(${onSaleFrom})より前です` };
  }
}

/** `5G` and `2.5GBASE-T`, but not `5GHz` and not the mobile network of a model's name. */
const RATE = /(?<![\d.A-Z-])(\d+(?:\.\d+)?)G(?![A-Za-z]*Hz|bps)(?=BASE|ポート|[/、のではとが]|$)/g;

/** Checks that release notes name only line rates of the ports, where the category requires this. */
function* checkRates({ releases }: FirmwareRecord, products: ProductRecord[]): Iterable<Problem> {
  const ports = products
    .flatMap((product) => portRatesInReleases.usesIn(product))
    .flatMap(({ given, values }) => valuesAt(values, given.ports) as PortGroup[]);
  if (ports.length === 0) return;
  const known = new Set(ports.flatMap(({ kind }) => ratesOf(kind)));
  for (const { version, summary, notes } of releases)
    for (const [named, rate] of `${summary}\n${notes}`.matchAll(RATE))
      if (!known.has(Number(rate)))
        yield { field: `releases(${version})`, reason: `${named} のポートはありません` };
}

/** Checks that releases are in order and fit their products, and that no product belongs to two firmware families. */
export function* checkFirmware(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const families = new Map<number, string>();
  for (const family of corpus.firmware) {
    const file = fileOf(family);
    const products = corpus.products.filter(({ id }) => family.productIds.includes(id));
    const onSaleFrom = products.map(({ releasedOn }) => releasedOn).sort()[0] ?? '';
    for (const problem of checkReleases(family, onSaleFrom)) yield { file, ...problem };
    for (const problem of checkRates(family, products)) yield { file, ...problem };
    for (const id of family.productIds) {
      const other = families.get(id);
      if (other) yield { file, field: 'productIds', reason: `製品 ${id} は ${other} にもあります` };
      families.set(id, file);
      if (!products.some((product) => product.id === id))
        yield { file, field: 'productIds', reason: `製品 ${id} はありません` };
    }
  }
}
