import type { ProductRecord, ProductSpec } from '../schema/product.ts';
import { countOf } from '../specification/port-values.ts';
import type { SpecProblem } from '../specification/rules/rule.ts';

type SwitchSpec = Extract<ProductSpec, { kind: 'switch' }>;
type Claim = Pick<ProductRecord, 'model' | 'spec' | 'remarks' | 'lead' | 'features' | 'functions'>;

/** The sentences that sell a product, each with its field. */
function sentencesOf({ remarks, lead, features }: Claim): { field: string; text: string }[] {
  return [
    { field: 'remarks', text: remarks },
    { field: 'lead', text: lead },
    ...features.flatMap(({ title, text }, place) => [
      { field: `features[${place}].title`, text: title },
      { field: `features[${place}].text`, text },
    ]),
  ].flatMap(({ field, text }) => text.split(/(?<=[。])/).map((sentence) => ({ field, text: sentence })));
}

const itemsOf = ({ functions }: Claim) => functions.flatMap(({ items }) => items);

/** A function that names the size of a jumbo frame names that of the table. */
function checkJumboFrames(product: Claim, spec: SwitchSpec): SpecProblem[] {
  return itemsOf(product).flatMap((item) => {
    const bytes = /^ジャンボフレーム\(([\d,]+)バイト\)$/.exec(item)?.[1]?.replaceAll(',', '');
    return bytes === undefined || Number(bytes) === spec.jumboFrameBytes
      ? []
      : [{ field: 'functions', reason: `${item}: 仕様は ${spec.jumboFrameBytes} バイトです` }];
  });
}

/** Every wired seat takes a port. */
function checkSeats(product: Claim, spec: SwitchSpec): SpecProblem[] {
  const ports = countOf(spec.ports, ({ kind, role }) => kind.endsWith('rj45') && role === 'downlink');
  return sentencesOf(product).flatMap(({ field, text }) =>
    [...text.matchAll(/(\d+)席/g)]
      .filter(([, seats]) => Number(seats) > ports)
      .map(([claim]) => ({ field, reason: `${claim}: 座席をつなぐポートは ${ports} です` })),
  );
}

/** A port never feeds more than this: a larger number of watts is a sum. */
const LARGEST_PORT_W = 90;

/** So many devices at so many watts do not take more than there is. */
function checkFeeding(product: Claim, { poeBudgetW }: SwitchSpec): SpecProblem[] {
  if (!poeBudgetW) return [];
  return sentencesOf(product).flatMap(({ field, text }) =>
    text.split('、').flatMap((part) => {
      const watts = [...part.matchAll(/([\d.]+)W/g)].map(([, value]) => Number(value));
      const devices = [...part.matchAll(/(\d+)台/g)].map(([, value]) => Number(value));
      const [each = 0] = watts;
      const [number = 0] = devices;
      const plain = watts.length === 1 && devices.length === 1 && each <= LARGEST_PORT_W;
      return plain && each * number > poeBudgetW
        ? [{ field, reason: `「${part}」: ${each * number}W になり、給電容量 ${poeBudgetW}W を超えます` }]
        : [];
    }),
  );
}

const KEEPS_FEEDING = /再起動.*給電(?:を続け|を止めません|は止まらない)/;

function checkKeepAlive(product: Claim): SpecProblem[] {
  if (itemsOf(product).includes('再起動中の給電継続')) return [];
  return sentencesOf(product)
    .filter(({ text }) => KEEPS_FEEDING.test(text))
    .map(({ field, text }) => ({ field, reason: `「${text}」: 機能に「再起動中の給電継続」がありません` }));
}

/** What a product's sentences promise, its record holds. */
export function checkClaims(product: Claim): SpecProblem[] {
  const { spec } = product;
  if (spec.kind !== 'switch') return checkKeepAlive(product);
  return [
    ...checkJumboFrames(product, spec),
    ...checkSeats(product, spec),
    ...checkFeeding(product, spec),
    ...checkKeepAlive(product),
  ];
}
