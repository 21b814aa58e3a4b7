import path from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';
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
  const { program, errors, comments } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const starts = lineStarts(text);
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const reader = new Reader(file);
  reader.visit(program as unknown as Node, []);
  return {
    file,
    exports: [...reader.exported].map(([name, { start, local }]) => ({
      name,
      line: lineOf(start),
      isUsedInside: (reader.mentions.get(local) ?? 0) > (reader.declared.get(local) ?? 0),
    })),
    uses: reader.uses,
    paths: reader.paths,
    comments: comments.map(({ type, value, start }) => ({
      line: lineOf(start),
      isDoc: type === 'Block' && value.startsWith('*'),
      text: value.replace(/^[ \t]*\*+[ \t]?/gm, '').trim(),
    })),
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

class Reader {
  readonly exported = new Map<string, { start: number; local: string }>();
  readonly uses: Use[] = [];
  readonly paths: string[] = [];
  /** How often an identifier is written, and how often of these as the name of an exported declaration. */
  readonly mentions = new Map<string, number>();
  readonly declared = new Map<string, number>();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  visit(node: Node, parents: readonly Node[]): void {
    this.#read(node, parents);
    const path = [...parents, node];
    for (const [key, value] of Object.entries(node)) {
      if (isName(node, key)) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (child !== null && typeof child === 'object' && 'type' in child) this.visit(child, path);
    }
  }

  #read(node: Node, parents: readonly Node[]): void {
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        increase(this.mentions, node.name as string);
        break;
      case 'ImportDeclaration':
        this.#use(node.source, importedNames(node as unknown as ESTree.ImportDeclaration));
        break;
      case 'ExportAllDeclaration':
        this.#use(node.source, ['*']);
        break;
      case 'ExportNamedDeclaration':
        this.#export(node as unknown as ESTree.ExportNamedDeclaration);
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
    const { value } = (source ?? {}) as { value?: unknown };
    if (typeof value !== 'string' || !value.startsWith('.')) return;
    this.uses.push({ from: path.posix.join(path.posix.dirname(this.#file), value), names });
  }

  #export({ start, declaration, specifiers, source }: ESTree.ExportNamedDeclaration): void {
    for (const { local, exported } of specifiers)
      this.exported.set(nameOf(exported), { start, local: nameOf(local) });
    if (source)
      this.#use(
        source,
        specifiers.map(({ local }) => nameOf(local)),
      );
    for (const name of declaredNames(declaration as Node | null)) {
      this.exported.set(name, { start, local: name });
      increase(this.declared, name);
    }
  }

  #text(node: Node): void {
    const quasis = node.quasis as { value: { cooked: string | null } }[] | undefined;
    const text = quasis ? quasis.map(({ value }) => value.cooked ?? '').join('{}') : node.value;
    if (typeof text === 'string' && text.startsWith('/')) this.paths.push(text);
  }
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Whether a part of a node is a plain name, such as the key of a property, rather than a reference. */
function isName(node: Node, key: string): boolean {
  if (node.type === 'ExportSpecifier' || node.type === 'ImportSpecifier') return true;
  return (key === 'property' || key === 'key') && node.computed !== true;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function importedNames({ specifiers }: ESTree.ImportDeclaration): string[] {
  return specifiers.map((specifier) => {
    if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
    return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
  });
}

/** `Options` of `import('./a.ts').Options.Deep`. */
function qualifierOf(qualifier: Node | null): string {
  if (!qualifier) return '*';
  return qualifier.type === 'TSQualifiedName'
    ? qualifierOf(qualifier.left as Node)
    : (qualifier.name as string);
}

/** Names of `{ a } = await import()` and `(await import()).a`; all where the module goes elsewhere. */
function namesOfDynamicImport(parents: readonly Node[]): string[] {
  const outer = parents.filter(({ type }) => type !== 'ParenthesizedExpression').reverse();
  const [awaiting, user] = outer;
  if (awaiting?.type !== 'AwaitExpression') return ['*'];
  if (user?.type === 'MemberExpression' && !user.computed) return [(user.property as { name: string }).name];
  const pattern = user?.type === 'VariableDeclarator' ? (user.id as Node) : undefined;
  if (pattern?.type !== 'ObjectPattern') return ['*'];
  return (pattern.properties as Node[]).map(({ key }) => (key as { name?: string } | undefined)?.name ?? '*');
}

function declaredNames(declaration: Node | null): string[] {
  if (!declaration) return [];
  if (declaration.type !== 'VariableDeclaration') return [(declaration.id as { name: string }).name];
  return (declaration.declarations as { id: Node }[]).flatMap(({ id }) => boundNames(id));
}

/** Names that a pattern binds: `a` and `b` of `{ a, c: [b] }`. */
function boundNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string];
  const parts = [pattern.properties, pattern.elements, pattern.value, pattern.argument, pattern.left];
  return parts.flat().flatMap((part) => (part ? boundNames(part as Node) : []));
}
