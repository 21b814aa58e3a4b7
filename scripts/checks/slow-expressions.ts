// Finds regular expressions of the code whose time grows faster than linearly with the text. Texts come from
// visitors, editors and upstreams: a quadratic expression over 60,000 characters takes seconds, a cubic one
// hours.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { analyse, type Report } from 'scslre';

/** Regular expression with its location. */
interface Expression {
  file: string;
  line: number;
  source: string;
  flags: string;
}

export interface Findings {
  /** Expressions that are not linear, with the reason. */
  slow: (Expression & { reason: string })[];
  /** Expressions that are built at run time, with their source code. */
  unknown: Omit<Expression, 'flags'>[];
}

interface Module {
  file: string;
  text: string;
  program: ESTree.Program;
  constants: Map<string, ESTree.Expression>;
  /** Imported names, with their module and their original name. */
  imports: Map<string, { from: string; name: string }>;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const module: Module = { file, text, program, constants: new Map(), imports: new Map() };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) module.constants.set(id.name, init);
    },
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith('.')) return;
      const from = path.resolve(path.dirname(file), source.value);
      for (const specifier of specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          module.imports.set(specifier.local.name, { from, name: specifier.imported.name });
    },
  }).visit(program);
  modules.set(file, module);
  return module;
}

/** Text of an expression of constants; undefined for any other. */
function textOf(node: ESTree.Node | undefined, module: Module): string | undefined {
  switch (node?.type) {
    case 'Literal':
      if ('regex' in node) return node.regex.pattern;
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral':
      return joined(node, module, ({ cooked }) => cooked ?? '');
    case 'TaggedTemplateExpression':
      return module.text.slice(node.tag.start, node.tag.end) === 'String.raw'
        ? joined(node.quasi, module, ({ raw }) => raw)
        : undefined;
    case 'BinaryExpression': {
      const sides = [textOf(node.left, module), textOf(node.right, module)];
      return node.operator === '+' && !sides.includes(undefined) ? sides.join('') : undefined;
    }
    case 'MemberExpression':
      return node.property.type === 'Identifier' && node.property.name === 'source'
        ? textOf(node.object, module)
        : undefined;
    case 'NewExpression':
      return textOf(node.arguments[0], module);
    case 'Identifier':
      return constantText(node.name, module);
    default:
      return undefined;
  }
}

function joined(
  { quasis, expressions }: ESTree.TemplateLiteral,
  module: Module,
  textOfQuasi: (value: ESTree.TemplateElement['value']) => string,
): string | undefined {
  const values = expressions.map((expression) => textOf(expression, module));
  if (values.includes(undefined)) return undefined;
  return quasis.map(({ value }, index) => textOfQuasi(value) + (values[index] ?? '')).join('');
}

function constantText(name: string, module: Module): string | undefined {
  const constant = module.constants.get(name);
  if (constant) return textOf(constant, module);
  const imported = module.imports.get(name);
  return imported && existsSync(imported.from)
    ? constantText(imported.name, readModule(imported.from))
    : undefined;
}

const WORDS: Record<Report['type'], string> = {
  Move: 'is tried again from every character of a run',
  Self: 'contains a repetition that repeats itself',
  Trade: 'has two repetitions that can take the same characters',
};

/** Reasons why an expression takes more than linear time for some text; empty for a linear one. */
export function reasonsAgainst(source: string, flags: string): string[] {
  return analyse({ source, flags }).reports.map(
    ({ type, character }) => `${WORDS[type]}: ${character.literal.source}`,
  );
}

/** Analyses every regular expression of the given files: literals, and calls of RegExp with constant text. */
export function findSlowExpressions(files: readonly string[]): Findings {
  const findings: Findings = { slow: [], unknown: [] };
  for (const file of files) {
    const module = readModule(path.resolve(file));
    const lineOf = ({ start }: ESTree.Span) => module.text.slice(0, start).split('\n').length;

    function judge(node: ESTree.Span, source: string, flags: string): void {
      for (const reason of reasonsAgainst(source, flags))
        findings.slow.push({ file, line: lineOf(node), source, flags, reason });
    }
    function judgeCall(node: ESTree.NewExpression | ESTree.CallExpression): void {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      const [pattern, flags] = node.arguments;
      const source = textOf(pattern, module);
      if (source !== undefined) judge(node, source, textOf(flags, module) ?? '');
      else
        findings.unknown.push({ file, line: lineOf(node), source: module.text.slice(node.start, node.end) });
    }
    new Visitor({
      Literal(node) {
        if ('regex' in node) judge(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: judgeCall,
      CallExpression: judgeCall,
    }).visit(module.program);
  }
  return findings;
}
