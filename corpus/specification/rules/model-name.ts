import { z } from 'zod';
import { text } from '../../../records/fields.ts';
import { PORT_KINDS, type PortGroup } from '../../../records/product/ports.ts';
import { textAt } from '../expression.ts';
import { countOf } from '../port-values.ts';
import { listAt, rule, type SpecProblem, wrong } from './rule.ts';

const letters = z.record(text, z.strictObject({ kind: z.enum(PORT_KINDS), poe: z.boolean().default(false) }));

function portsNamed(model: string): RegExpMatchArray[] {
  return [...model.slice(model.indexOf('-') + 1).matchAll(/(?<!\d)(\d+)([A-Z]+)/g)];
}

/** Rules that compare a model's name with its record. */
export const MODEL_NAME_RULES = {
  /**
   * Requires that a named group of the model corresponds to one of some values of a field; without `values` the group
   * is the value.
   */
  'value-in-model': rule(
    ['field'],
    { part: text, values: z.record(text, z.array(text).min(1)).optional(), reason: text.optional() },
    ({ field, part, values: meanings, reason }, { values, parts }) => {
      const said = parts[part];
      const real = textAt(values, field);
      if (!meanings)
        return said === real ? [] : wrong(field, reason ?? `型番の ${said ?? '末尾'} と一致しません`);
      const meaning = new Map(Object.entries(meanings)).get(said ?? '');
      if (real !== undefined && meaning?.includes(real)) return [];
      return [
        {
          field: 'model',
          reason: `型番の ${said ?? part} は ${meaning?.join(' / ') ?? '決められていない値'} を表します`,
        },
      ];
    },
  ),

  /** `EX2400-24P4X`: numbers of ports, each with letters for their kind. */
  'ports-in-model': rule(['ports'], { letters }, ({ ports, letters: known }, { product, values }) => {
    const groups = listAt<PortGroup>(values, ports).filter(({ role }) => role !== 'management');
    const problems: SpecProblem[] = [];
    let total = 0;
    for (const [part, digits, letter = ''] of portsNamed(product.model)) {
      const meaning = known[letter];
      if (!meaning) {
        problems.push({ field: 'model', reason: `${part} の記号 ${letter} は決められていません` });
        continue;
      }
      total += Number(digits);
      const real = countOf(
        groups,
        ({ kind, poeOut }) => kind === meaning.kind && Boolean(poeOut) === meaning.poe,
      );
      if (real !== Number(digits))
        problems.push(...wrong(ports, `型番の ${part} に対して ${real} ポートです`));
    }
    const all = countOf(groups, () => true);
    if (problems.length === 0 && total !== all)
      problems.push(...wrong(ports, `型番は ${total} ポート、記録は ${all} ポートです`));
    return problems;
  }),

  /** Requires that a named group of the model equals the number of ports of a role, which another group gives. */
  'port-count-in-model': rule(
    ['ports'],
    { part: text, of: text, roles: z.record(text, text), except: z.array(text).default([]) },
    ({ ports, part, of, roles, except }, { values, parts }) => {
      const role = new Map(Object.entries(roles)).get(parts[of] ?? '');
      const groups = listAt<PortGroup>(values, ports);
      const real = countOf(groups, (group) => group.role === role && !except.includes(group.kind));
      const said = Number(parts[part]);
      return role === undefined || real === said
        ? []
        : wrong(ports, `型番は ${said} ポート、記録は ${real} ポートです`);
    },
  ),
};
