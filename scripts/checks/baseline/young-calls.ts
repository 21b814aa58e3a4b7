import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { type Baseline, isSupported, memberOf } from './supported.ts';

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
  function judgeCall({ type, callee }: ESTree.NewExpression | ESTree.CallExpression): void {
    if (callee.type === 'Identifier') {
      const own = type === 'NewExpression' ? featuresOf(callee.name) : undefined;
      if (own && isYoung(own)) found.add(`new ${callee.name}`);
      return;
    }
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
      return;
    const { object, property } = callee;
    const owner = object.type === 'Identifier' ? object.name : '';
    const features = featuresOf(owner);
    const member = features && ownMember(features, property.name);
    if (member) {
      if (isYoung(member)) found.add(`${owner}.${property.name}`);
    } else if (youngMethods.has(property.name)) found.add(`.${property.name}`);
  }
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (operator !== 'in' || right.type !== 'Identifier') return;
      if (left.type === 'Literal') lookedFor.add(`${right.name}.${left.value}`);
      if (left.type === 'TemplateLiteral') lookedFor.add(`${right.name}.${left.quasis[0]?.value.cooked}`);
    },
    Literal(node) {
      if ('regex' in node && node.regex.flags.includes('v') && isYoung(UNICODE_SETS)) found.add('/…/v');
    },
    NewExpression: judgeCall,
    CallExpression(node) {
      if (!node.optional) judgeCall(node);
    },
  }).visit(parseSync('script.js', code).program);
  return found.difference(lookedFor);
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
