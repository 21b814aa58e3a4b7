import type { DeskPicture, DeskSchema } from '../../shared/api.ts';

export type Path = readonly (string | number)[];

/** Resolves a reference, `#/$defs/Name`. Keywords next to it take precedence over those of its target. */
export function resolve({ $ref, ...own }: DeskSchema, root: DeskSchema): DeskSchema {
  const target = root.$defs?.[$ref?.replace('#/$defs/', '') ?? ''];
  return target ? { ...resolve(target, root), ...own } : own;
}

export function optionsOf({ oneOf, anyOf }: DeskSchema): readonly DeskSchema[] | undefined {
  return oneOf ?? anyOf;
}

/** Schema of a list's item; for other values that of any value. */
export function itemsOf({ prefixItems, items }: DeskSchema, index = 0): DeskSchema {
  return prefixItems?.[index] ?? (typeof items === 'object' ? items : {});
}

/** Schema of a list's item for a form of its own, with the definitions at its root. */
export function itemSchemaOf(schema: DeskSchema): DeskSchema {
  return { ...itemsOf(schema), $defs: schema.$defs };
}

/** Field of a record that names a photograph of the content folder, with a description next to it. */
export function pictureFieldOf({ properties = {} }: DeskSchema): string | undefined {
  return Object.keys(properties).find(
    (name) => 'alt' in properties && properties[name]?.pattern?.includes('jpe?g'),
  );
}

/** Fields of a record whose photograph was sent. Another photograph has another focus. */
export function factsOfPicture(field: string, { file, alt, decorative }: DeskPicture) {
  return {
    [field]: file,
    alt: decorative ? undefined : alt,
    decorative: decorative || undefined,
    focus: undefined,
  };
}

/** Value of a list's item that was just added: of the first alternative, if there are several. */
export function newItemOf(schema: DeskSchema, root: DeskSchema): unknown {
  const item = resolve(itemsOf(schema), root);
  const { type } = resolve(optionsOf(item)?.[0] ?? item, root);
  if (type === 'array') return [];
  return type === 'object' ? {} : undefined;
}

const NEW_VALUES: Readonly<Record<string, unknown>> = {
  array: [],
  boolean: false,
  number: 0,
  string: '',
  integer: '',
};

/** Value of a named field that was just added. */
export function newValueOf(schema: DeskSchema, root: DeskSchema): unknown {
  return NEW_VALUES[resolve(schema, root).type ?? ''] ?? {};
}
