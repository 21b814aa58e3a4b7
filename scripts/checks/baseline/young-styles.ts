import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { type Baseline, isSupported, memberOf } from './supported.ts';

type IsYoung = (feature: Identifier | undefined) => boolean;

const { properties, selectors, types, 'at-rules': atRules } = bcd.css;

/**
 * Properties (`text-autospace`), values (`height: stretch`), functions (`color-mix()`), selectors
 * (`:popover-open`), at-rules (`@starting-style`) and media features (`@media scripting`) in a style sheet that
 * some browser of the baseline does not support. Rules inside of `@supports` are left out, and values after another
 * one of the same property, which remains.
 */
export function youngStyles(css: string, baseline: Baseline): Set<string> {
  const found = new Set<string>();
  const isYoung: IsYoung = (feature) =>
    feature?.__compat !== undefined && !isSupported(feature.__compat, baseline);
  const add = (feature: Identifier | undefined, name: string) => {
    if (isYoung(feature)) found.add(name);
  };
  postcss.parse(css).walk((node) => {
    if (isTested(node)) return;
    if (node.type === 'decl') for (const [feature, name] of featuresOf(node, isYoung)) add(feature, name);
    if (node.type === 'rule')
      for (const [, name = ''] of selectorsOf(node)) add(memberOf(selectors, name), `:${name}`);
    if (node.type === 'atrule') {
      add(memberOf(atRules, node.name), `@${node.name}`);
      for (const [, name = ''] of mediaFeaturesOf(node))
        add(memberOf(memberOf(atRules, 'media'), name), `@media ${name}`);
    }
  });
  return found;
}

/** Returns whether a feature test decides about the node. */
function isTested({ parent }: Node): boolean {
  if (!parent) return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isTested(parent as Node);
}

function selectorsOf({ selector }: Rule): Iterable<RegExpMatchArray> {
  // Tailwind escapes the colons of its class names.
  return selector.replaceAll(/\\./g, '').matchAll(/::?([a-z][a-z-]*)/g);
}

function mediaFeaturesOf({ name, params }: AtRule): Iterable<RegExpMatchArray> {
  return name === 'media' ? params.matchAll(/\(([a-z-]+)/g) : [];
}

function featuresOf(declaration: Declaration, isYoung: IsYoung): [Identifier | undefined, string][] {
  const { prop, value } = declaration;
  const older = declaration.prev() as Declaration | undefined;
  if (prop.startsWith('-') || older?.prop === `-webkit-${prop}`) return [];
  const property = memberOf(properties, prop);
  // A young property is ignored with its value.
  if (older?.prop === prop || isYoung(property)) return [[property, prop]];
  const words = value.replaceAll(/"[^"]*"|url\([^)]*\)/g, '').match(/[a-z-]+(?:\(|\b)/g) ?? [];
  return [
    [property, prop],
    ...words.map((word): [Identifier | undefined, string] => {
      const name = word.replace('(', '');
      return word.endsWith('(')
        ? [functionOf(name), `${name}()`]
        : [memberOf(property, name), `${prop}: ${name}`];
    }),
  ];
}

/** A function of colours, numbers or pictures. */
function functionOf(name: string): Identifier | undefined {
  return [types, memberOf(types, 'color'), memberOf(types, 'image')]
    .map((group) => memberOf(group, name))
    .find((found) => found !== undefined);
}
