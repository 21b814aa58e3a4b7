import { z } from 'zod';
import type { RowDeclaration } from '../../records/category/specification.ts';
import { text } from '../../records/fields.ts';
import type { PortGroup } from '../../records/product/ports.ts';
import { channelsOf, type RadioBand } from './channels.ts';
import { textAt, valuesAt } from './expression.ts';
import { PORTS, ROLE_NAMES } from './port-names.ts';
import type { Cell, RowContext } from './rows.ts';
import type { TransmitRow } from './rules/radio.ts';

/** Rows of a data sheet that need more than a template; a category uses one by name and passes the paths of fields. */
interface DerivedRows {
  /** Its arguments: paths of fields. */
  paths: z.ZodType<Record<string, string>>;
  make(row: RowDeclaration, context: RowContext): Cell[];
}

function derived<Shape extends Record<string, z.ZodType<string>>>(
  shape: Shape,
  make: (paths: z.infer<z.ZodObject<Shape>>, context: RowContext, name: string) => Cell[],
): DerivedRows {
  const paths = z.strictObject(shape);
  return {
    paths: paths as unknown as DerivedRows['paths'],
    make: (row, context) => make(row as z.infer<z.ZodObject<Shape>>, context, row.name ?? ''),
  };
}

function portCell({ kind, count, role, poeOut, poeIn }: PortGroup): Cell {
  const prefix = ROLE_NAMES[role] && `${ROLE_NAMES[role]} `;
  const power = poeOut ? `、PoE給電(IEEE ${poeOut})` : poeIn ? `、PoE受電(IEEE ${poeIn})` : '';
  return { name: `${prefix}${PORTS[kind].name}${power}`, value: count, unit: 'ポート' };
}

export const DERIVED_ROWS: ReadonlyMap<string, DerivedRows> = new Map<string, DerivedRows>(
  Object.entries({
    /** A row for every group of ports. */
    ports: derived({ from: text }, ({ from }, { values }) =>
      (valuesAt(values, from) as PortGroup[]).map(portCell),
    ),

    /** Two supplies, or two ports that each feed the whole device. */
    'power-redundancy': derived({ from: text, redundant: text }, ({ from, redundant }, { values }, name) => {
      if (valuesAt(values, redundant)[0] === true) return [{ name, value: '対応' }];
      const fed = (valuesAt(values, from) as PortGroup[])
        .filter(({ poeIn }) => poeIn)
        .reduce((total, { count }) => total + count, 0);
      return [{ name, value: fed > 1 ? `対応(PoE受電 ${fed}系統)` : 'なし' }];
    }),

    /** The highest output of each band and its EIRP, in one row. */
    'transmit-power': derived({ from: text }, ({ from }, { values }, name) => [
      {
        name,
        value: (valuesAt(values, from) as TransmitRow[])
          .map(({ band, powerDbm, eirpDbm }) => `${band} ${powerDbm}dBm(${eirpDbm}dBm)`)
          .join('、'),
      },
    ]),

    /** The channels of each band that Japan's radio law allows for indoor or outdoor use of the device. */
    'wifi-channels': derived({ from: text, outdoor: text }, ({ from, outdoor }, { values, product }) =>
      channelsOf(
        valuesAt(values, from) as RadioBand[],
        textAt(values, outdoor) !== undefined,
        product.functions,
      ).map(({ bandGhz, channels }) => ({ name: `${bandGhz}GHz帯のチャネル`, value: channels })),
    ),
  }),
);
