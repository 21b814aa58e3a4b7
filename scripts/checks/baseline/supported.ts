import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';

/** Name and oldest version of a browser, as in the compatibility data: `['safari', '16.4']`. */
export type Baseline = [browser: string, version: string][];

/** Returns whether every browser of the baseline supports a feature without a flag or a prefix. */
export function isSupported({ support }: CompatStatement, baseline: Baseline): boolean {
  return baseline.every(([browser, version]) => {
    const statements = [(support as Record<string, unknown>)[browser] ?? []].flat() as {
      version_added?: string | boolean;
      flags?: unknown;
      prefix?: string;
    }[];
    return statements.some(
      ({ version_added: added, flags, prefix }) =>
        !flags && !prefix && typeof added === 'string' && isAtMost(added.replace('≤', ''), version),
    );
  });
}

/** Compatibility data of a feature within a group of features, by the group's own names. */
export function memberOf(group: object | undefined, name: string): Identifier | undefined {
  return group && Object.hasOwn(group, name) ? (group as Record<string, Identifier>)[name] : undefined;
}

function isAtMost(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) <= 0;
}
