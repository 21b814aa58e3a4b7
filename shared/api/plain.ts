/** Maps unclear names of the API to those of the site. On the wire they stay unchanged. */
const PLAIN_NAMES = {
  urlName: 'slug',
  categoryUrlName: 'categorySlug',
  modeName: 'model',
  remarks: 'summary',
  cateId: 'categoryId',
  subId: 'subCategoryId',
} as const;

type PlainNames = typeof PLAIN_NAMES;
type WireName = keyof PlainNames;

/** Data of the API with the site's names. */
export type Plain<Wire> = Wire extends (infer Item)[]
  ? Plain<Item>[]
  : Wire extends object
    ? { [Name in keyof Wire as Name extends WireName ? PlainNames[Name] : Name]: Plain<Wire[Name]> }
    : Wire;

const WIRE_NAMES = new Map<string, string>(
  Object.entries(PLAIN_NAMES).map(([wireName, plainName]) => [plainName, wireName]),
);

/** Renames the fields of a response to the site's names. Parts without such fields are not copied. */
export function toPlain<Wire>(data: Wire): Plain<Wire> {
  return rename(data) as Plain<Wire>;
}

function renameParts(value: object): object {
  const parts = Object.entries(value);
  const renamed = parts.map(([name, part]): [string, unknown] => [plainName(name), rename(part)]);
  if (renamed.every(([name, part], at) => name === parts[at]?.[0] && part === parts[at]?.[1])) return value;
  return Array.isArray(value) ? renamed.map(([, part]) => part) : Object.fromEntries(renamed);
}

function rename(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? renameParts(value) : value;
}

function plainName(name: string): string {
  return Object.hasOwn(PLAIN_NAMES, name) ? PLAIN_NAMES[name as WireName] : name;
}

/** Renames the parameters of a query to the API's names. */
export function toWireQuery<Value>(query: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [WIRE_NAMES.get(name) ?? name, value]),
  );
}
