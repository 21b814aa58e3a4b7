import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'rolldown/parseAst';
import { type Baseline, isSupported, memberOf } from './supported.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

const BUILTINS: Record<string, Identifier> = { ...bcd.javascript.builtins };
const APIS: Record<string, Identifier> = { ...bcd.api };
const UNICODE_SETS = memberOf(BUILTINS.RegExp, 'unicodeSets') as Identifier;
/**
 * Objects whose methods are matched by name alone; methods of other interfaces look like our own functions.
 */
const METHOD_OWNERS = [
  ...Object.values(BUILTINS),
  ...['Window', 'Document', 'Node', 'Element', 'HTMLElement', 'HTMLFormElement', 'HTMLInputElement'].map(
    (name) => APIS[name] as Identifier,
  ),
];

/**
 * Calls in a script that some browser of the baseline does not support: functions of global objects by name
 * (`Promise.withResolvers`), and methods for which no object with that name has supported them long enough
 * (`.toSorted`). Calls behind a feature test are left out: `method?.()`, and scripts with `'canParse' in
 * URL`.
 */
export function youngCalls(code: string, baseline: Baseline): Set<string> {
  const isYoung = ({ __compat: compat }: Identifier) =>
    compat !== undefined && !isSupported(compat, baseline);
  const youngMethods = methodsWhereAll(isYoung);
  const found = new Set<string>();
  const lookedFor = new Set<string>();
  visit(parseAst(code, { lang: 'js' }) as unknown as Node, (node) => {
    const { type, callee, optional, regex } = node as Node & { callee?: Node; regex?: { flags: string } };
    for (const name of namesLookedFor(node)) lookedFor.add(name);
    if (regex?.flags.includes('v') && isYoung(UNICODE_SETS)) found.add('/…/v');
    if ((type !== 'CallExpression' && type !== 'NewExpression') || !callee || optional) return;
    if (callee.type === 'Identifier') {
      const own = type === 'NewExpression' ? featuresOf(callee.name as string) : undefined;
      if (own && isYoung(own)) found.add(`new ${callee.name}`);
      return;
    }
    if (callee.type !== 'MemberExpression' || callee.computed) return;
    const { object, property } = callee as Node & { object: Node; property: { name: string } };
    const owner = object.type === 'Identifier' ? featuresOf(object.name as string) : undefined;
    const member = owner && ownMember(owner, property.name);
    if (member) {
      if (isYoung(member)) found.add(`${object.name}.${property.name}`);
    } else if (youngMethods.has(property.name)) found.add(`.${property.name}`);
  });
  return found.difference(lookedFor);
}

/**
 * Feature tests of an expression: `URL.canParse` for `'canParse' in URL`, an empty list for other
 * expressions.
 */
function namesLookedFor(node: Node): string[] {
  const { type, operator, left, right } = node as Node & { left: Node; right: Node };
  if (type !== 'BinaryExpression' || operator !== 'in' || right.type !== 'Identifier') return [];
  const { value, quasis } = left as Node & { quasis?: { value: { cooked: string } }[] };
  return [`${right.name}.${quasis?.[0]?.value.cooked ?? value}`];
}

function featuresOf(name: string): Identifier | undefined {
  return memberOf(BUILTINS, name) ?? memberOf(APIS, name);
}

function ownMember(owner: Identifier, name: string): Identifier | undefined {
  // The data names static methods such as `URL.createObjectURL` `createObjectURL_static`.
  return memberOf(owner, name) ?? memberOf(owner, `${name}_static`);
}

/** Names of members for which every object that has one passes the test. */
function methodsWhereAll(test: (member: Identifier) => boolean): Set<string> {
  const [passed, failed] = [new Set<string>(), new Set<string>()];
  for (const owner of METHOD_OWNERS) {
    for (const [name, member] of Object.entries<Identifier>({ ...owner })) {
      if (/^\w+$/.test(name) && member.__compat) (test(member) ? passed : failed).add(name);
    }
  }
  return passed.difference(failed);
}

function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const value of Object.values(node))
    for (const child of [value].flat())
      if (child !== null && typeof child === 'object' && 'type' in child) visit(child as Node, enter);
}
