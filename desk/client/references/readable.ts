import { useContext, useEffect, useState } from 'react';
import { isRecord } from '../../../shared/is-record.ts';
import type { DeskSchema } from '../../shared/api.ts';
import { itemsOf, resolve } from '../form/schema.ts';
import { chosenOption } from '../form/summaries.ts';
import { ChoicesContext } from './choices-context.tsx';

/** Name of a value in a list of choices; undefined if unknown. */
type NameOf = (list: string, value: unknown) => string | undefined;

interface Reading {
  root: DeskSchema;
  nameOf: NameOf;
}

/** Formats a value as its form shows it: names of fields and choices instead of keys and ids. */
export function readable(
  value: unknown,
  schema: DeskSchema = {},
  reading: Reading = { root: {}, nameOf: () => undefined },
): string {
  return linesOf(value, schema, reading).join('\n');
}

function linesOf(value: unknown, schema: DeskSchema, reading: Reading): string[] {
  if (value === undefined || value === null) return ['(なし)'];
  const known = chosenOption(resolve(schema, reading.root), value, reading.root);
  if (Array.isArray(value)) return linesOfList(value, known, reading);
  if (isRecord(value)) return linesOfRecord(value, known, reading);
  if (typeof value === 'boolean') return [value ? 'はい' : 'いいえ'];
  const { reference, names } = known;
  const name = reference ? reading.nameOf(reference, value) : names?.[String(value)];
  return [name ?? String(value)];
}

function linesOfList(list: unknown[], schema: DeskSchema, reading: Reading): string[] {
  if (list.length === 0) return ['(なし)'];
  const items = list.map((item, index) => linesOf(item, itemsOf(schema, index), reading));
  if (items.every((lines) => lines.length === 1) && !list.some(isRecord)) return [items.flat().join('、')];
  return items.flatMap((lines, index) => [`${index + 1}件目`, ...indented(lines)]);
}

function linesOfRecord(record: Record<string, unknown>, schema: DeskSchema, reading: Reading): string[] {
  return Object.entries(record).flatMap(([key, inner]) => {
    const field = schema.properties?.[key] ?? {};
    // A constant is the choice between alternatives, which has a name of its own.
    if ('const' in field) return [];
    const lines = linesOf(inner, field, reading);
    const title = field.title ?? key;
    return lines.length === 1 ? [`${title}:${lines[0]}`] : [`${title}:`, ...indented(lines)];
  });
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** Names of all choices that a schema references; ids are shown until they are loaded. */
export function useChoiceNames(schema: DeskSchema): NameOf {
  const load = useContext(ChoicesContext);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    if (!load) return undefined;
    const lists = [...JSON.stringify(schema).matchAll(/"reference":"(\w+)"/g)].map(([, list = '']) => list);
    const loaded = [...new Set(lists)].map(async (list) =>
      (await load(list)).choices.map(({ value, name }) => [`${list} ${value}`, name] as const),
    );
    Promise.all(loaded).then((found) => isCurrent && setNames(new Map(found.flat())));
    return () => {
      isCurrent = false;
    };
  }, [load, schema]);
  return (list, value) => names.get(`${list} ${String(value)}`);
}
