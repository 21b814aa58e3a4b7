import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';

/** Names that a module takes from another one; `*` for all of them. */
interface Use {
  /** Path of the other module from the root. */
  from: string;
  names: readonly string[];
}

interface Export {
  name: string;
  line: number;
  /** Whether the module refers to the name itself. */
  isUsedInside: boolean;
}

export interface Comment {
  line: number;
  isDoc: boolean;
  text: string;
}

export interface Module {
  file: string;
  exports: readonly Export[];
  uses: readonly Use[];
  /** Texts that begin with a slash, with `{}` for each value of a template. */
  paths: readonly string[];
  comments: readonly Comment[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Parses one file into the names, paths and comments that the reports count. */
export function parseModule({ file, text }: Source): Module {
  const { program, errors, comments, module } = parseSync(file, text, { preserveParens: false });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const reader = new Reader();
  reader.visit(program as unknown as Node, []);
  const exported = module.staticExports.flatMap(({ start, entries }) =>
    entries.map((entry) => ({ ...entry, line: lineOf(start) })),
  );
  const own = exported.filter(({ moduleRequest }) => !moduleRequest);
  const exports = exported.flatMap(
    ({ exportName: { kind, name }, importName, localName, line }): Export[] => {
      if (kind !== 'Name' || name === null || importName.kind === 'All') return [];
      // A name that is exported from another module has no local one.
      const local = localName.name ?? importName.name ?? '';
      const declared = own.filter((one) => one.localName.name === local).length;
      return [{ name, line, isUsedInside: (reader.mentions.get(local) ?? 0) > declared }];
    },
  );
  const uses: Use[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.map(({ importName: { kind, name } }) =>
        kind === 'Default' ? 'default' : (name ?? '*'),
      ),
    })),
    ...exported.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ from: moduleRequest.value, names: [importName.name ?? '*'] }] : [],
    ),
    ...reader.uses,
  ];
  return {
    file,
    // Several declarations of one name, as of a function with overloads, are one export.
    exports: [...new Map(exports.map((one) => [one.name, one])).values()],
    uses: uses
      .filter(({ from }) => from.startsWith('.'))
      .map((use) => ({ ...use, from: path.posix.join(path.posix.dirname(file), use.from) })),
    paths: reader.paths,
    comments: comments.map(({ type, value, start }) => ({
      line: lineOf(start),
      isDoc: type === 'Block' && value.startsWith('*'),
      text: value.replace(/^[ \t]*\*+[ \t]?/gm, '').trim(),
    })),
  };
}

/** Reads what the parser's own record of imports and exports lacks. */
class Reader {
  readonly uses: Use[] = [];
  readonly paths: string[] = [];
  /** How often an identifier is written. */
  readonly mentions = new Map<string, number>();

  visit(node: Node, parents: readonly Node[]): void {
    this.#read(node, parents);
    for (const [key, value] of Object.entries(node)) {
      if (isName(node, key)) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (child !== null && typeof child === 'object' && 'type' in child)
          this.visit(child, [node, ...parents]);
    }
  }

  #read(node: Node, parents: readonly Node[]): void {
    const name = node.name as string;
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        this.mentions.set(name, (this.mentions.get(name) ?? 0) + 1);
        break;
      case 'ImportExpression':
        this.#use(node.source, namesOfDynamicImport(parents));
        break;
      case 'TSImportType':
        this.#use(node.source, [qualifierOf(node.qualifier as Node | null)]);
        break;
      case 'Literal':
      case 'TemplateLiteral':
        this.#text(node);
    }
  }

  #use(source: unknown, names: readonly string[]): void {
    const { value } = source as { value?: unknown };
    if (typeof value === 'string') this.uses.push({ from: value, names });
  }

  #text(node: Node): void {
    const quasis = node.quasis as { value: { cooked: string | null } }[] | undefined;
    const text = quasis ? quasis.map(({ value }) => value.cooked ?? '').join('{}') : node.value;
    if (typeof text === 'string' && text.startsWith('/')) this.paths.push(text);
  }
}

/** Whether a part of a node is a plain name, such as the key of a property, rather than a reference. */
function isName(node: Node, key: string): boolean {
  if (node.type === 'ExportSpecifier' || node.type === 'ImportSpecifier') return true;
  return (key === 'property' || key === 'key') && node.computed !== true;
}

/** `Options` of `import('./a.ts').Options.Deep`. */
function qualifierOf(qualifier: Node | null): string {
  if (!qualifier) return '*';
  return qualifier.type === 'TSQualifiedName'
    ? qualifierOf(qualifier.left as Node)
    : (qualifier.name as string);
}

/** Names of `{ a } = await import()` and `(await import()).a`; all where the module goes elsewhere. */
function namesOfDynamicImport([awaiting, user]: readonly Node[]): string[] {
  if (awaiting?.type !== 'AwaitExpression') return ['*'];
  if (user?.type === 'MemberExpression' && !user.computed) return [(user.property as { name: string }).name];
  const pattern = user?.type === 'VariableDeclarator' ? (user.id as Node) : undefined;
  if (pattern?.type !== 'ObjectPattern') return ['*'];
  return (pattern.properties as Node[]).map(({ key }) => (key as { name?: string } | undefined)?.name ?? '*');
}
